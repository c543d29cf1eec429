import { useWatch } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { spaceDetails } from '../../../page/space-words.ts'
import type { DraftForm } from '../../../creation/draft/creation-draft.ts'
import { blankSpace, draftSpace, type DraftSpace } from './draft-space.tsx'
import { useFacilityLists } from './facility-lists.ts'
import styles from './spaces-step.module.css'
import { suggestedSpaces } from './suggested-spaces.ts'

interface AddSpaceProps {
  form: DraftForm
  onAdd: (space: DraftSpace) => void
}

/** A component of its own: it renders on every keystroke in a row, and there may be hundreds of rows. */
export function AddSpace({ form, onAdd }: AddSpaceProps) {
  const { lists } = useFacilityLists()
  const [sports, spaces] = useWatch({
    control: form.control,
    name: ['children.sports', 'children.spaces'],
  })
  return (
    <div className={styles.adding}>
      <Button icon="plus" onClick={() => onAdd(blankSpace)}>
        Add a space
      </Button>
      {suggestedSpaces(
        sports.map(({ name = '' }) => name),
        spaces.map(draftSpace),
        lists.sports,
      ).map((space) => (
        <Button key={space.name} variant="quiet" icon="plus" onClick={() => onAdd(space)}>
          {[space.name, ...spaceDetails(space).map((detail) => detail.toLowerCase())].join(', ')}
        </Button>
      ))}
    </div>
  )
}
