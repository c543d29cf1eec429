/** Path of a drawing. Every id has its own; these were picked by eye, in the crops of the landing page. */
export const drawing = (id: string, sport: string) => `/art/00000000-0000-4000-8000-0000000000${id}/${sport}`

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
