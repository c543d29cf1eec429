import { maxStandfirst, maxStoryTitle, storyCategories } from '@app/contract/rules/story-rules.ts'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { acceptedImages } from '../../page/file-rules.ts'
import { latestTime } from '../../page/local-time.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { PagePicker, type FoundPage } from './page-picker.tsx'
import { usePictureUpload } from './picture-form.tsx'
import { missingIn, type Missing, type OwnStory } from './story-values.ts'
import type { StoryForm } from './use-story-form.ts'

interface SettingsProps {
  story: OwnStory
  form: StoryForm['form']
  isLocked: boolean
  /** The names of pages that were added since the story was read. */
  added: ReadonlyMap<string, string>
  onAdd: (page: FoundPage) => void
  onShow: (missing: Missing) => void
}

/** What is missing, the cover, and everything but the text. */
export function Settings({ story, form, isLocked, added, onAdd, onShow }: SettingsProps) {
  const { field, values, set } = form
  const missing = missingIn(values)
  const names = new Map([...story.aboutPages.map(({ id, name }) => [id, name] as const), ...added])
  return (
    <Stack gap="6">
      <Section title="Before you send" look="h3">
        <ul>
          {missing.map((one) => (
            <li key={`${one.field}${one.at ?? ''}`}>
              <Row isWrapping={false}>
                <Icon name="triangle-alert" size={16} className="warn" />
                <button type="button" className="link sm" onClick={() => onShow(one)}>
                  {one.text}
                </button>
              </Row>
            </li>
          ))}
          {missing.length === 0 && (
            <li>
              <Row isWrapping={false}>
                <Icon name="check" size={16} className="good" />
                <span className="sm">Nothing is missing</span>
              </Row>
            </li>
          )}
        </ul>
      </Section>
      <Cover {...{ story, form, isLocked }} />
      <Section title="Title and address" look="h3">
        <TextField label="Title" maxLength={maxStoryTitle} disabled={isLocked} {...field('title')} />
        <TextArea
          label="Standfirst"
          hint="One or two sentences below the title."
          rows={3}
          maxLength={maxStandfirst}
          disabled={isLocked}
          {...field('standfirst')}
        />
        <TextField label="Address" hint={`/stories/${values.slug}`} disabled={isLocked} {...field('slug')} />
        <SelectField
          label="Category"
          options={storyCategories.map((name) => ({ value: name, label: name }))}
          disabled={isLocked}
          {...field('category')}
        />
        <TextField
          label="Tags"
          hint="Separated by commas. A sport first: the drawing shows it if there is no cover."
          disabled={isLocked}
          {...field('tags')}
        />
      </Section>
      <Section title="Shown on" look="h3">
        <RuledList aria-label="Pages that show this story">
          {story.page && (
            <RuledItem>
              <RuledWords>{story.page.name}</RuledWords>
            </RuledItem>
          )}
          {values.aboutIds.map((id) => (
            <RuledItem key={id}>
              <RuledWords>{names.get(id)}</RuledWords>
              <IconButton
                icon="x"
                label={`Remove ${names.get(id)}`}
                disabled={isLocked}
                onClick={() => set({ aboutIds: values.aboutIds.filter((other) => other !== id) })}
              />
            </RuledItem>
          ))}
        </RuledList>
        {!isLocked && <PagePicker label="Add a page" onPick={onAdd} />}
      </Section>
      <Section title="Publishing" look="h3">
        <TextField
          label="Goes live, in your time"
          isOptional
          hint="Empty: as soon as it is published."
          type="datetime-local"
          max={latestTime}
          disabled={isLocked}
          {...field('publishDate')}
        />
        {story.state === 'Published' && (
          <TextField
            label="Correction"
            isOptional
            hint="Shown above the text, such as “The shuttle costs $4,800.”"
            maxLength={maxStandfirst}
            disabled={isLocked}
            {...field('correction')}
          />
        )}
        <ol className="sm">
          {stepsOf(story).map(({ title, note, isDone }) => (
            <li key={title}>
              <Row isWrapping={false} align="start">
                <Icon
                  name={isDone ? 'circle-check' : 'clock'}
                  size={16}
                  className={isDone ? 'good' : 'dim'}
                />
                <span>
                  <b className="semi">{title}</b> <span className="mut">{note}</span>
                </span>
              </Row>
            </li>
          ))}
        </ol>
      </Section>
    </Stack>
  )
}

function stepsOf({ state, needsApproval, author }: OwnStory) {
  const isOut = state === 'Published' || state === 'Scheduled'
  return [
    { title: 'Draft', note: `by ${author.name}`, isDone: true },
    ...(needsApproval ? [{ title: 'Approval', note: 'by an administrator', isDone: isOut }] : []),
    { title: 'Published', note: '', isDone: state === 'Published' },
  ]
}

function Cover({
  story,
  form: { field, values, set },
  isLocked,
}: Pick<SettingsProps, 'story' | 'form' | 'isLocked'>) {
  const { upload, error, isBusy, refuse } = usePictureUpload(story.id, (coverId) => set({ coverId }))
  const isStored = story.cover !== null && story.cover.id === values.coverId
  return (
    <Section title="Cover" look="h3">
      {isStored && (
        <Picture src={story.cover?.url} alt={values.coverDescription} ratio="16:9" sizes="324px" />
      )}
      <FileDrop
        label={isBusy ? 'Uploading' : values.coverId === '' ? 'Add a cover' : 'Change the cover'}
        accept={acceptedImages}
        error={error}
        isDisabled={isLocked || isBusy}
        onFiles={([file]) => file && void upload(file)}
        onRefused={refuse}
      />
      {values.coverId !== '' && (
        <TextField
          label="What the cover shows"
          maxLength={maxStandfirst}
          disabled={isLocked}
          {...field('coverDescription')}
        />
      )}
    </Section>
  )
}
