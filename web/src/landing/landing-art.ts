interface FriezePicture {
  src: string
  width: number
  height: number
}

/** Path of a drawing. Every id has its own; these were picked by eye, in the crops of this page. */
const drawing = (id: string, sport: string) => `/art/00000000-0000-4000-8000-0000000000${id}/${sport}`

/** Left to right. Phones show the first three. */
export const friezeArt: readonly FriezePicture[] = [
  { src: drawing('0d', 'basketball'), width: 700, height: 560 },
  { src: drawing('09', 'swimming'), width: 360, height: 560 },
  { src: drawing('29', 'baseball'), width: 900, height: 560 },
  { src: drawing('2d', 'ice-hockey'), width: 440, height: 560 },
  { src: drawing('05', 'soccer'), width: 700, height: 560 },
]

/** By the sport's slug. The marketplace's categories have the same headers. */
export const sportArt: Readonly<Record<string, string>> = {
  basketball: drawing('7c', 'basketball'),
  baseball: drawing('80', 'baseball'),
  'contact-football': drawing('77', 'contact-football'),
  'ice-hockey': drawing('68', 'ice-hockey'),
  soccer: drawing('6a', 'soccer'),
  softball: drawing('76', 'softball'),
  volleyball: drawing('65', 'volleyball'),
  lacrosse: drawing('6a', 'lacrosse'),
}
