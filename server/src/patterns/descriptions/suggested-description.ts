import type * as z from 'zod'
import type { Call } from '../../platform/http/call.ts'
import { parsed } from '../../platform/http/json-text.ts'
import type { KindOf } from '../profile-kind.ts'
import { readProfile } from '../profile-reads.ts'
import { joinSentences, type Sentence } from './description-words.ts'

/** Composes a description from what the caller sees of a page. */
export const suggestedDescription =
  <I extends z.ZodObject>(
    kind: KindOf<I>,
    describe: (item: z.output<I>, call: Call) => Sentence[] | Promise<Sentence[]>,
  ) =>
  async ({ data: { id } }: { data: { id: string } }, call: Call) => {
    const { data: item } = parsed(await readProfile(kind, call, id))
    return { data: { text: joinSentences(await describe(item, call)) } }
  }
