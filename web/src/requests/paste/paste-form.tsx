import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { longestRequest, maxRequestBytes } from '@app/contract/rules/limits.ts'
import { useState, type FormEvent } from 'react'
import { loadApi } from '../../api/load-api.ts'
import { ApiProblem, reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { count } from '../../components/format.ts'
import head from '../../page/page-head.module.css'
import styles from './paste.module.css'
import layout from '../layout.module.css'

const longestName = 255
const accepted = '.eml,.pdf,.txt,message/rfc822,application/pdf,text/plain'

/** Refusals of a file are whole sentences. */
const reasonFor = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.[0]?.path === 'file' ? error.message : reasonOf(error)

interface PasteFormProps {
  onSend: () => void
  onRead: (reading: RequestReading) => void
}

/** Takes a text or a file, and has it read. */
export function PasteForm({ onSend, onRead }: PasteFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isTooLong = text.length > longestRequest

  async function send(source: string | File) {
    if (isBusy) return
    setProblem(undefined)
    if (typeof source !== 'string' && source.size > maxRequestBytes)
      return setProblem('The file has more than 10 MB. Paste the words instead.')
    setBusy(true)
    onSend()
    try {
      const { requestReading } = (await loadApi())['event-mgmt'].events
      const { data } =
        typeof source === 'string'
          ? await requestReading.text({ data: { text: source } })
          : await requestReading.file({ name: source.name.slice(-longestName) || 'request', file: source })
      onRead(data)
    } catch (error) {
      setProblem(reasonFor(error))
      setBusy(false)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') setProblem('Paste the words of your request first, or choose a file.')
    else if (!isTooLong) void send(text)
  }

  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Start from an email</h1>
      <p className={head.lead}>
        Paste the email or notes that describe your event. You check each field beside the words it came from
        before anything is sent.
      </p>
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          label="Your text"
          rows={12}
          value={text}
          error={isTooLong ? `At most ${count(longestRequest)} characters can be read.` : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {problem !== undefined && (
          <Banner tone="bad" isLive>
            {problem}
          </Banner>
        )}
        <div className={layout.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Read it
          </Button>
          <ButtonLink variant="quiet" to="/requests/new">
            Use a blank form
          </ButtonLink>
        </div>
        <FileDrop
          label="Or a file"
          hint="An email (.eml), a PDF or a text file, up to 10 MB."
          accept={accepted}
          isDisabled={isBusy}
          onFiles={([file]) => file && void send(file)}
          onRefused={() =>
            setProblem('Only emails (.eml), PDFs and text files can be read. Paste the words instead.')
          }
        />
      </form>
    </div>
  )
}
