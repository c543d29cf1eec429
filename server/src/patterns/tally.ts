import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Tally } from '@app/contract/patterns/tally.ts'
import type { Call } from '../platform/http/call.ts'

interface Tallied {
  value: RawBuilder<unknown>
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
}

/** Counts rows by a value, the most frequent first. */
export async function tallyOf(call: Call, { value, from, where }: Tallied): Promise<z.infer<typeof Tally>> {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${value} as value, count(*) as count from ${from}
    where ${where} group by 1 having ${value} is not null order by 2 desc, 1`.execute(call.db)
  return rows
}
