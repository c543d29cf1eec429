import { readFieldNames } from '@app/contract/events/request-reading.ts'
import type { Gazetteer } from '../../../../search/reading/open-reader.ts'
import { readRequest } from '../read-request.ts'
import type { WrittenRequest } from './written-requests.ts'

const today = '2026-11-25'

/** Compares what was read with what the requests say. */
export function measured(requests: readonly WrittenRequest[], gazetteer: Gazetteer) {
  const wrong: string[] = []
  const invented: string[] = []
  let stated = 0
  for (const { text, fields: expected, uncertain } of requests) {
    const { fields } = readRequest(text, today, gazetteer)
    for (const name of readFieldNames) {
      const [read, should] = [fields[name], expected[name]]
      const place = `${text.slice(0, 40).replaceAll('\n', ' ')}… ${name}: ${JSON.stringify(read?.value)}`
      if (should === undefined) {
        if (read) invented.push(place)
        continue
      }
      stated++
      const isRight = JSON.stringify(read?.value) === JSON.stringify(should)
      const isSure = !uncertain.includes(name) || read?.state === 'uncertain'
      if (!isRight || !isSure)
        wrong.push(`${place} should be ${JSON.stringify(should)}${isSure ? '' : ', uncertain'}`)
    }
  }
  return { stated, right: stated - wrong.length, wrong, invented }
}
