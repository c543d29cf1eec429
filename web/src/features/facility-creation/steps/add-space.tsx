import { useWatch } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { spaceDetails } from '../../../page/space-words.ts'
import type { CreationLists } from '../creation-lists.ts'
import { blankSpace, type DraftSpace } from '../draft/creation-draft.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import styles from './spaces-step.module.css'
import { suggestedSpaces } from './suggested-spaces.ts'

interface AddSpaceProps {
  form: DraftForm
  lists: CreationLists
  onAdd: (space: DraftSpace) => void
}

/** Apart from the rows, of which there may be hundreds: this follows every key typed in them. */
export function AddSpace({ form, lists, onAdd }: AddSpaceProps) {
  const [sports, spaces] = useWatch({ control: form.control, name: ['sports', 'spaces'] })
  return (
    <div className={styles.adding}>
      <Button icon="plus" onClick={() => onAdd(blankSpace)}>
        Add a space
      </Button>
      {suggestedSpaces(sports, spaces, lists.sports).map((space) => (
        <Button key={space.name} variant="quiet" icon="plus" onClick={() => onAdd(space)}>
          {[space.name, ...spaceDetails(space).map((detail) => detail.toLowerCase())].join(', ')}
        </Button>
      ))}
    </div>
  )
}
