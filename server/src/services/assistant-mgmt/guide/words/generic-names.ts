/** Ordinary words that are also in names: typed without a capital letter, one of them alone doesn't name a page. */
const words =
  'alto alta altos altas haut haute grande grandes dos tres trois cuatro cinco deux hall outing hole techo bajo balle sol real point high horse guest fun star state student stone youth middle old north south east west club company conference exhibition expositions event family farm mini mill motor neck rod gun run rush table flag tumbling comunal superior boys girls womens mens night union flats palace team tickle ball brothers animal alma bluff memorial luz vista puerta'

export const genericNames: ReadonlySet<string> = new Set(words.split(' '))
