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
  qd: 'quand',
  cb: 'combien',
  cmb: 'combien',
}
