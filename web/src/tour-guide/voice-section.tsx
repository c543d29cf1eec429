import { guideTones } from '@app/contract/assistants/tour-guide-schema.ts'
import { maxGuideGreeting, maxGuideName, maxGuideSubjects } from '@app/contract/rules/limits.ts'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { SideSection } from '../page/side-section.tsx'
import { FormGrid, Wide } from '../platform/boxes/form-grid.tsx'
import { SavedField } from './saved-field.tsx'
import type { SectionProps } from './section-props.ts'
import { TextList } from './text-list.tsx'

const textOf = (text: string) => (text === '' ? null : text)

/** How the guide introduces itself and speaks, and what it doesn't speak about. */
export const VoiceSection = ({ setup, guide, canManage, destination }: SectionProps) => (
  <SideSection id="voice" title="Voice" text="How it introduces itself and speaks.">
    <FormGrid columns="2">
      <SavedField value={guide.name ?? ''} onSave={(text) => setup.change(() => ({ name: textOf(text) }))}>
        {(control) => (
          <TextField
            {...control}
            label="Name"
            isOptional
            placeholder={`${destination.name} guide`}
            maxLength={maxGuideName}
            disabled={!canManage}
          />
        )}
      </SavedField>
      <SelectField
        label="Tone"
        options={guideTones.map((tone) => ({ value: tone, label: tone }))}
        value={guide.tone}
        disabled={!canManage}
        onChange={({ target }) => {
          const tone = guideTones.find((each) => each === target.value)
          if (tone) setup.change(() => ({ tone }))
        }}
      />
      <Wide>
        <SavedField
          value={guide.greeting ?? ''}
          onSave={(text) => setup.change(() => ({ greeting: textOf(text) }))}
        >
          {(control) => (
            <TextArea
              {...control}
              label="Greeting"
              isOptional
              placeholder={`Ask what you want to know about ${destination.name}.`}
              rows={2}
              maxLength={maxGuideGreeting}
              disabled={!canManage}
            />
          )}
        </SavedField>
      </Wide>
      <Wide>
        <TextList
          label="Never say"
          hint="Subjects that it doesn’t speak about, such as prices of venues."
          texts={guide.neverSay}
          most={maxGuideSubjects}
          isFixed={!canManage}
          addText="Add a subject"
          onChange={(by) => setup.change(({ neverSay }) => ({ neverSay: by(neverSay) }))}
        />
      </Wide>
    </FormGrid>
  </SideSection>
)
