/** The units of what pages tell of their spaces, in English, Spanish and French. Without diacritics. */
export const featureUnits: Readonly<Record<string, string>> = {
  hole: 'hole holes hoyo hoyos trou trous',
  lane: 'lane lanes carril carriles couloir couloirs corridor corridors calle calles',
  yard: 'yard yards yd yds yarda yardas verge verges',
  meter: 'meter meters metre metres m mt mts metro metros',
  foot: 'foot feet ft pie pies pied pieds',
  basket: 'basket baskets canasta canastas corbeille corbeilles panier paniers',
}
