import { storyPath } from '@app/contract/rules/story-rules.ts'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { counted } from '../../components/format.ts'
import { clockTime, moment } from '../../page/moment.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import styles from './editor.module.css'
import { isUnpublished, stateTags } from './state-words.ts'
import type { NextStep } from './steps.ts'
import type { StoryForm } from './use-story-form.ts'

interface EditorHeadProps {
  story: StoryForm
  step: NextStep
  onMove: () => void
  onRemove: () => void
}

/** Title, whether it is saved, and what can be done with the whole story. */
export function EditorHead({ story, step, onMove, onRemove }: EditorHeadProps) {
  const { form, stored } = story
  const { state, slug, publishDate } = stored
  const { text, tone } = stateTags[state]
  const words = form.values.text.split(/\s+/).filter((word) => word !== '').length
  return (
    <div className={styles.head}>
      <Toolbar>
        <Row gap="3">
          <ButtonLink
            variant="quiet"
            icon="arrow-left"
            to={isUnpublished(state) ? '/stories/new' : storyPath(slug)}
          >
            <span className="sr">Back to stories</span>
          </ButtonLink>
          <div>
            <h1 className="h3">{form.values.title || 'Untitled'}</h1>
            <output className="xs mut">{`${savedText(story)}, ${counted(words, 'word')}`}</output>
          </div>
          <Tag tone={tone}>
            {state === 'Scheduled' && publishDate !== null ? `Goes live ${moment(publishDate)}` : text}
          </Tag>
        </Row>
        <Row>
          <IconButton icon="trash-2" label="Delete the story" onClick={onRemove} />
          {form.isChanged &&
            (!isUnpublished(state) || form.banner !== undefined || form.differences !== undefined) && (
              <Button type="submit" variant="primary" isBusy={form.isBusy}>
                Save changes
              </Button>
            )}
          <Button
            variant={step.isPrimary ? 'primary' : 'line'}
            isBusy={form.isBusy}
            aria-keyshortcuts="Control+Enter"
            onClick={onMove}
          >
            {step.label}
          </Button>
        </Row>
      </Toolbar>
    </div>
  )
}

function savedText({ form, stored, isOffline }: StoryForm) {
  if (form.isChanged && isOffline) return 'Saved on this device'
  if (form.isBusy) return 'Saving'
  if (form.isChanged) return 'Not saved yet'
  return `Saved ${clockTime(stored.updatedDate)}`
}
