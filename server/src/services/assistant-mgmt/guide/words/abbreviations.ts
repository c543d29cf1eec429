/** What people call their dogs. */
export const breeds = 'beagle labrador poodle retriever chihuahua bulldog terrier dachshund doggo pooch'

/** How people spell words in messages. Names may have them all the same. */
export const abbreviations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    breeds.split(' ').flatMap((breed) => [
      [breed, 'dog'],
      [`${breed}s`, 'dogs'],
    ]),
  ),
  q: 'que',
  ke: 'que',
  qe: 'que',
  kiero: 'quiero',
  kien: 'quien',
  aki: 'aqui',
  ayi: 'alli',
  kuanto: 'cuanto',
  kuando: 'cuando',
  whend: 'when',
  whered: 'where',
  whatd: 'what',
  howd: 'how',
  whod: 'who',
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
