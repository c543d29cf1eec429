import { sql, type RawBuilder } from 'kysely'
import { likePattern, wordsOf } from '../../../patterns/filter-sql.ts'

/**
 * Conditions on an inquiry `t`: each word of a text is in a message, the path of the page that it is about, or the sender's name or address.
 */
export const hasInquiryWords = (text: string): RawBuilder<unknown>[] =>
  wordsOf(text).map((word) => (hasTrigram(word) ? isFoundByIndex : isFoundByReading)(likePattern(word)))

/** The indexes have sequences of three letters or digits, and must be read as a whole for anything shorter. */
const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

/** A query for each place, because one condition over all of them would read the messages of every inquiry. */
const isFoundByIndex = (pattern: string) => sql`t.id in (
  select m.inquiry_id from inquiry_message m where m.text ilike ${pattern}
  union select i.id from inquiry i where i.name ilike ${pattern} or i.email ilike ${pattern} or i.about ilike ${pattern}
  union select i.id from inquiry i join app_user u on u.id = i.user_id where u.name ilike ${pattern} or u.email ilike ${pattern})`

/** Reads inquiries of the listed status only: the aggregate prevents one scan of all messages. */
const isFoundByReading = (pattern: string) => sql`(
  concat_ws(' ', t.name, t.email, t.about) ilike ${pattern}
  or (select bool_or(m.text ilike ${pattern}) from inquiry_message m where m.inquiry_id = t.id))`
