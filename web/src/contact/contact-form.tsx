import { inquiryTopicLabel, inquiryTopics } from '@app/contract/rules/inquiry-topics.ts'
import { maxInquiry } from '@app/contract/rules/limits.ts'
import { useState, type SubmitEvent } from 'react'
import { loadApi } from '../api/load-api.ts'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import type { Person } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { sentence } from '../page/field-words.ts'
import { useFieldErrors } from '../page/use-field-errors.ts'
import { dropDraft, inquiryData, missingFields, storeDraft, type ContactValues } from './contact-values.ts'
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
  const [values, setValues] = useState(first)
  const { form, errors, show, drop } = useFieldErrors()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSignedIn = person !== null

  function change(changed: Partial<ContactValues>) {
    const next = { ...values, ...changed }
    setValues(next)
    storeDraft(next)
    drop(changed)
  }

  async function send() {
    setFailure(undefined)
    const missing = missingFields(values, isSignedIn)
    if (missing.size > 0) return show(missing)
    setBusy(true)
    try {
      const { inquiries } = (await loadApi())['contact-mgmt']
      const { data } = await inquiries.create({ data: inquiryData(values, origin, isSignedIn) })
      dropDraft()
      onSent({ id: data.id, email: values.email.trim() })
    } catch (error) {
      const found = new Map([...fieldErrorsOf(error)].filter(([name]) => name in values))
      if (found.size > 0) show(new Map([...found].map(([name, text]) => [name, sentence(text)])))
      else setFailure(reasonOf(error))
    }
    setBusy(false)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  /** The props of a text control. */
  const field = (name: keyof ContactValues) => ({
    name,
    value: values[name],
    error: errors.get(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
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
        <p className={styles.from}>
          <span className="mut">From </span>
          {`${person.name}, ${person.email}`}
        </p>
      ) : (
        <div className={styles.two}>
          <TextField label="Your name" autoComplete="name" maxLength={100} {...field('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            hint="We reply to this address."
            {...field('email')}
          />
        </div>
      )}
      {/* Programs fill in every field. People can't see or reach this one. */}
      <div className={styles.trap} aria-hidden="true">
        <input
          name="fax"
          tabIndex={-1}
          autoComplete="off"
          value={values.fax}
          onChange={({ target }) => change({ fax: target.value })}
        />
      </div>
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {`Not sent. ${failure} Your message is still here.`}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" size="l" icon="send" isBusy={isBusy}>
          Send message
        </Button>
      </div>
    </form>
  )
}
