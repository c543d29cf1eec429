import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { connect } from '../../../platform/database.ts'
import type { OpenWork } from '../../../platform/heavy-work/warm-thread.ts'
import { lazyGazetteer } from '../../../search/reading/open-reader.ts'
import { readRequest } from './read-request.ts'

export interface TextToRead {
  text: string
  today: string
}

/** Reads requests in a thread, which has a gazetteer of its own. */
export const openWork: OpenWork<TextToRead, RequestReading> = async ({ databaseUrl }) => {
  const { pool, close } = connect(databaseUrl, { size: 2 })
  try {
    const gazetteer = await lazyGazetteer(pool)()
    return ({ text, today }) => readRequest(text, today, gazetteer)
  } finally {
    await close()
  }
}
