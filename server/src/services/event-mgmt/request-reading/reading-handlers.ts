import type { requestReading } from '@app/contract/events/request-reading.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { maxRequestBytes } from '@app/contract/rules/limits.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { readUpload } from '../../../platform/files/write-upload.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { readFileText } from './files/read-file.ts'
import { readRequest } from './read-request.ts'

export function readingHandlers({
  gazetteer,
}: Pick<ServiceParts, 'gazetteer'>): Handlers<typeof requestReading> {
  const read = async (text: string) => ({
    data: await readRequest(text, dayOf(new Date()), await gazetteer()),
  })
  return {
    text: ({ data }) => read(data.text),
    file: async ({ file, name }, { network }) =>
      read(await readFileText(await readUpload(file, maxRequestBytes), name, network)),
  }
}
