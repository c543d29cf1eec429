import { useRef, useState, type FormEvent } from 'react'
import { loadApi } from '../api/load-api.ts'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { kinds } from '../kind/registry.ts'
import type { ProfileRef } from '../kind/contact-paths.ts'
import { eitherOf } from '../components/format.ts'
import { textOf } from '../page/typed-values.ts'
import { claimCalls } from './claim-calls.ts'
import styles from './claims.module.css'

export interface ClaimedProfile extends ProfileRef {
  name: string
}

interface ClaimFormProps {
  profile: ClaimedProfile
  /** Addresses there prove a claim. */
  domains: readonly string[]
  /** The reader's last claim to this page. */
  declined: { reason: string | null } | undefined
  onDone: () => void
}

export function ClaimForm({ profile, domains, declined, onDone }: ClaimFormProps) {
  const [values, setValues] = useState({ role: '', email: '', message: '' })
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors.get(name),
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value })
      setErrors(new Map([...errors].filter(([other]) => other !== name)))
    },
  })

  function showErrors(found: ReadonlyMap<string, string>) {
    setErrors(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (values.role.trim() === '') return showErrors(new Map([['role', 'Enter your position.']]))
    setBusy(true)
    setFailure(undefined)
    try {
      const claims = claimCalls(kinds[profile.kind], await loadApi())
      const data = { role: values.role, email: textOf(values.email), message: textOf(values.message) }
      await claims.submit({ ownerId: profile.id, data })
      onDone()
    } catch (error) {
      const found = fieldErrorsOf(error)
      if (found.size > 0) showErrors(new Map([...found].map(([name, text]) => [name, sentence(text)])))
      else setFailure(reasonOf(error))
      setBusy(false)
    }
  }

  const hasDomain = domains.length > 0
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {declined && (
        <Banner tone="warn">
          {`Your last claim was declined${declined.reason === null ? '.' : `: ${declined.reason}`}`}
        </Banner>
      )}
      <TextField
        label="Your position"
        placeholder="General manager"
        maxLength={100}
        autoComplete="organization-title"
        {...field('role')}
      />
      <TextField
        label="Work email"
        isOptional
        type="email"
        autoComplete="email"
        maxLength={254}
        placeholder={hasDomain ? `you@${domains[0]}` : undefined}
        hint={
          hasDomain
            ? `We email a link to an address at ${eitherOf(domains)}. Opening it proves your claim, and we decide sooner. No such address? Leave this empty.`
            : 'This page lists no website or email of its own, so an administrator will check your claim by hand.'
        }
        {...field('email')}
      />
      <TextArea
        label="Message"
        isOptional
        rows={4}
        maxLength={2000}
        hint="What helps us check: who you are there, or whom we can call."
        {...field('message')}
      />
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {failure}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
          Claim this page
        </Button>
      </div>
    </form>
  )
}

/** `must be …` from the API as a sentence. */
const sentence = (text: string) => `It ${text}.`
