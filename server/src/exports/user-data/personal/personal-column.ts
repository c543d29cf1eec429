/** What the deletion of an account does with what a column has of the person. */
type Erasure =
  | 'deleted'
  | 'emptied'
  /** By words that name nobody. */
  | 'replaced'
  | { kept: string }

interface Held {
  /** Text that the person wrote. The names of columns are parted by spaces. */
  words?: string
  /** Sentences and copies in which the product put the person's name. */
  names?: string
  /** Ids of the person. None is left, unless an entry is about nothing else and keeps it. */
  ids?: string
  /** Values from lists of the product, and ids of other things. */
  choices?: string
}

/** Columns of one table that name a person, or that a person wrote. */
export interface PersonalColumns extends Held {
  table: string
  /** SQL of the condition that a row `t` is by or about the person `$1`. */
  rows: string
  erased: Erasure
  /** The file of the download that has it, or why none has. */
  file: string | { none: string }
}

export const on = (
  table: string,
  rows: string,
  held: Held,
  erased: Erasure,
  file: PersonalColumns['file'],
): PersonalColumns => ({ table, rows, ...held, erased, file })

export const by = (column: string) => `t.${column} = $1`
export const kept = (reason: string) => ({ kept: reason })
export const none = (reason: string) => ({ none: reason })

export const ownRequests = '(select id from request where user_id = $1)'
export const ofRequests = (column: string) => `t.${column} in ${ownRequests}`
export const ownLeads = `(select id from lead where request_id in ${ownRequests})`
export const ownAccount = `(select split_part(subject, '|', 2) from app_user where id = $1)`

export const ofPage = kept('it belongs to the page, whose team goes on with it')
export const byRole = none('which pages and people an id concerns is in the file of activity')
export const aboutOthers = none('it is about other people')
