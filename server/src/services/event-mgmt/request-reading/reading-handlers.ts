import type { RequestReading, requestReading } from '@app/contract/events/request-reading.ts'
import { nothing } from '@app/contract/envelope.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { maxRequestBytes } from '@app/contract/rules/limits.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { textUnreadable } from '../../../platform/files/refusals.ts'
import { readUpload } from '../../../platform/files/write-upload.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import type { FileToRead } from './files/file-worker.ts'
import { fileKind, mayHavePdf, pdfKind } from './files/file-kind.ts'
import type { TextToRead } from './reading-worker.ts'

/** In characters. 100,000 take most of a second, and a usual email a few milliseconds. */
const longText = 10_000

export function readingHandlers({
  openHeavyWork,
}: Pick<ServiceParts, 'openHeavyWork'>): Handlers<typeof requestReading> {
  const texts = openHeavyWork<TextToRead, RequestReading>({
    module: new URL('./reading-worker.ts', import.meta.url),
    isLong: ({ text }) => text.length > longText,
    shortCpuMs: 2000,
    maxCpuMs: 8000,
    maxMs: 60_000,
    maxWaitMs: 30_000,
    maxMemory: 512,
    refusal: textUnreadable,
    tooCostly: 'This text takes too long to read. Paste only the request itself.',
  })
  const files = openHeavyWork<FileToRead, string>(fileKind)
  const pdfs = openHeavyWork<FileToRead, string>(pdfKind)
  const read = async (text: string, call: Call) => ({
    data: await texts.run(call.charged(), { text, today: dayOf(new Date()) }),
  })
  return {
    async prepare() {
      texts.warm()
      return nothing
    },
    text: ({ data }, call) => read(data.text, call),
    file: async (upload, call) => {
      const { name } = upload
      const file = await readUpload(upload.file, maxRequestBytes)
      const reader = mayHavePdf(file) ? pdfs : files
      return read(await reader.run(call.charged(), { file, name }), call)
    },
  }
}
