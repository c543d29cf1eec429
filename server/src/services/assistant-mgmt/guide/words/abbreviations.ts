/** How people spell words in messages. */
export const abbreviations: Readonly<Record<string, string>> = {
  q: 'que',
  pa: 'para',
  dnd: 'donde',
  tmrw: 'tomorrow',
  tmw: 'tomorrow',
  tmr: 'tomorrow',
  wknd: 'weekend',
  thurs: 'thursday',
  weds: 'wednesday',
  tues: 'tuesday',
  bball: 'basketball',
  vball: 'volleyball',
  ctr: 'center',
  cntr: 'center',
  qd: 'quand',
  cb: 'combien',
  cmb: 'combien',
}

/** Spelled right, though nearly another word: a 'balle' is no ballet. */
export const spelledRight: ReadonlySet<string> = new Set(['balle', 'balles'])
