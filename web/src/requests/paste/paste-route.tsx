import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { useState } from 'react'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { CheckPage } from './check-page.tsx'
import { NothingRead } from './nothing-read.tsx'
import { PasteForm } from './paste-form.tsx'

export const loader = plainLoader

/** The browser has the text. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Start from an email', 'Turn an email, a PDF or notes into a request.')

export default function PasteRoute() {
  const [reading, setReading] = useState<RequestReading>()
  const again = () => setReading(undefined)
  if (reading === undefined) return <PasteForm onRead={setReading} />
  if (Object.keys(reading.fields).length === 0) return <NothingRead onAgain={again} />
  return <CheckPage reading={reading} onAgain={again} />
}
