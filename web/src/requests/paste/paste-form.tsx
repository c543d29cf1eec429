import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { longestRequest, maxRequestBytes } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { ApiProblem, reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { count } from '../../components/format.ts'
import head from '../../page/page-head.module.css'
import { useRestored } from '../../page/tab-draft.ts'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { pastedText } from './pasted-text.ts'

const longestName = 255
const accepted = '.eml,.pdf,.txt,message/rfc822,application/pdf,text/plain'

const tooLong = `At most ${count(longestRequest)} characters can be read.`
const textErrors = ({ text }: { text: string }): ReadonlyMap<string, string> => {
  if (text.length > longestRequest) return new Map([['text', tooLong]])
  return new Map(
    text.trim() === '' ? [['text', 'Paste the words of your request first, or choose a file.']] : [],
  )
}

/** Refusals of a file are whole sentences. */
const reasonFor = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.[0]?.path === 'file' ? error.message : reasonOf(error)

const empty = { text: '' }

interface PasteFormProps {
  onSend: () => void
  onRead: (reading: RequestReading) => void
}

/** Takes a text or a file, and has it read. */
export function PasteForm({ onSend, onRead }: PasteFormProps) {
  /** Of a file. Those of the text are in the form. */
  const [problem, setProblem] = useState<string>()
  const reading = useWrite(
    async (api, source: string | File) => {
      const { text, file } = api['event-mgmt'].events.requestReading
      return typeof source === 'string'
        ? text({ data: { text: source } })
        : file({ name: source.name.slice(-longestName) || 'request', file: source })
    },
    {
      onDone({ data }) {
        // Kept until a request is made of it. That of a file is kept as well.
        pastedText.write(data)
        onRead(data)
      },
      onFailed: (error) => setProblem(reasonFor(error)),
    },
  )
  const typing = useDraftForm({
    first: empty,
    draft: { write: pastedText.write },
    rules: () => ({ check: textErrors }),
    async send({ text }) {
      setProblem(undefined)
      onSend()
      await reading.send(text)
    },
    failed: '',
  })
  useRestored(pastedText, typing)
  const { form, field, values, banner, isBusy } = typing
  const input = field('text')
  const preparation = useWrite(calls['event-mgmt'].events.requestReading.prepare, {
    touches: [],
    onFailed: () => undefined,
  })
  const [isPrepared, setPrepared] = useState(false)
  const isReading = isBusy || reading.isBusy

  function prepare() {
    if (isPrepared) return
    setPrepared(true)
    preparation.run({})
  }

  function readFile(file: File) {
    if (file.size > maxRequestBytes)
      return setProblem('The file has more than 10 MB. Paste the words instead.')
    setProblem(undefined)
    onSend()
    reading.run(file)
  }

  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Start from an email</h1>
      <p className={head.lead}>
        Paste the email or notes that describe your event. You check each field beside the words it came from
        before anything is sent.
      </p>
      <form {...form}>
        <FormGrid>
          <TextArea
            label="Your text"
            rows={12}
            {...input}
            onFocus={prepare}
            error={values.text.length > longestRequest ? tooLong : input.error}
          />
          <FormBanner>{banner ?? problem}</FormBanner>
          <p aria-live="polite" className="sm mut">
            {isReading && 'Reading it. The first text after a pause takes a few seconds.'}
          </p>
          <Row>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              Read it
            </Button>
            <ButtonLink variant="quiet" to="/requests/new">
              Use a blank form
            </ButtonLink>
          </Row>
          <FileDrop
            label="Or a file"
            hint="An email (.eml), a PDF or a text file, up to 10 MB."
            accept={accepted}
            isDisabled={isReading}
            onFiles={([file]) => file && readFile(file)}
            onRefused={() =>
              setProblem('Only emails (.eml), PDFs and text files can be read. Paste the words instead.')
            }
          />
        </FormGrid>
      </form>
    </div>
  )
}
