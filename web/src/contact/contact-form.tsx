import { inquiryTopicLabel, inquiryTopics } from '@app/contract/rules/inquiry-topics.ts'
import { maxInquiry } from '@app/contract/rules/limits.ts'
import type { Person } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { FormGrid } from '../platform/boxes/form-grid.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { contactDraft, inquiryData, missingFields, type ContactValues } from './contact-values.ts'
import styles from './contact.module.css'

const topicOptions = inquiryTopics.map((topic) => ({ value: topic, label: inquiryTopicLabel(topic) }))

interface ContactFormProps {
  origin: string
  person: Person | null
  first: ContactValues
  /** `id` only for people who are signed in. */
  onSent: (sent: { id: string | null; email: string }) => void
}

/** A message to the team. Every change is stored as a draft in this tab. */
export function ContactForm({ origin, person, first, onSent }: ContactFormProps) {
  const isSignedIn = person !== null
  const { send } = useWrite(calls['contact-mgmt'].inquiries.create)
  const { form, field, values, set, banner, isBusy } = useDraftForm<ContactValues>({
    first,
    rules: () => ({ check: (typed) => missingFields(typed, isSignedIn) }),
    async send(typed) {
      const { data } = await send({ data: inquiryData(typed, origin, isSignedIn) })
      onSent({ id: data.id, email: typed.email.trim() })
    },
    failed: 'Not sent.',
    kept: 'Your message is still here.',
    draft: contactDraft,
  })

  return (
    <form {...form}>
      <FormGrid>
        <SelectField
          label="What is it about?"
          placeholder="Choose a topic"
          options={topicOptions}
          {...field('topic')}
        />
        <TextArea label="Message" rows={7} maxLength={maxInquiry} {...field('message')} />
        <TextField
          label="Page"
          isOptional
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          hint="The address of the page that your message is about."
          {...field('about')}
        />
        {isSignedIn ? (
          <p>
            <span className="mut">From </span>
            {`${person.name}, ${person.email}`}
          </p>
        ) : (
          <FormGrid columns="2">
            <TextField label="Your name" autoComplete="name" maxLength={100} {...field('name')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              maxLength={254}
              hint="We reply to this address."
              {...field('email')}
            />
          </FormGrid>
        )}
        {/* Programs fill in every field. People can't see or reach this one. */}
        <div className={styles.trap} aria-hidden="true">
          <input
            name="fax"
            tabIndex={-1}
            autoComplete="off"
            value={values.fax}
            onChange={({ target }) => set({ fax: target.value })}
          />
        </div>
        <FormBanner>{banner}</FormBanner>
        <div>
          <Button type="submit" variant="primary" size="l" icon="send" isBusy={isBusy}>
            Send message
          </Button>
        </div>
      </FormGrid>
    </form>
  )
}
