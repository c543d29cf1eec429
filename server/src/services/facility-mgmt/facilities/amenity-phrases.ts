import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { listed, phrase, type Phrase } from '../../../search/reading/phrases.ts'

/** English, Spanish and French. */
export const amenityPhrases: readonly Phrase[] = [
  ...amenityNames.map((name) => phrase(name, { amenities: [name] })),
  ...amenityNames
    .filter((name) => name.includes('&'))
    .map((name) => phrase(name.replace('&', 'and'), { amenities: [name] })),
  ...listed(
    'light, lights, lighted, lit, floodlights, under the lights, iluminación, con luces, luces, éclairage, éclairé, night lights, field lights',
    {
      amenities: ['Field & Court Lighting'],
    },
  ),
  ...listed(
    'parking lot, parking space, parking spot, free parking, onsite parking, on-site parking, estacionamiento, stationnement, car park',
    {
      amenities: ['Parking'],
    },
  ),
  ...listed('rv parking, bus parking, rv hookups, coach parking, motorhome parking', {
    amenities: ['RV & Bus Parking'],
  }),
  ...listed('ev charger, ev chargers, electric charging', { amenities: ['EV Charging'] }),
  ...listed('restroom, bathroom, toilets, baños, toilettes', { amenities: ['Restrooms'] }),
  ...listed('locker, lockers, changing rooms, vestuarios, vestiaires, dressing rooms', {
    amenities: ['Locker Rooms'],
  }),
  ...listed('wi-fi, wi fi, internet', { amenities: ['Wifi'] }),
  ...listed('bleacher, grandstand, grandstands, stands, gradas, gradins', { amenities: ['Bleachers'] }),
  ...listed(
    'handicap accessible, wheelchair, wheelchair access, wheelchair-accessible, ada accessible, accessible, ada, handicapped accessible, silla de ruedas, fauteuil roulant',
    {
      amenities: ['Wheelchair Accessible'],
    },
  ),
  ...listed('concession, concession stand, snack bar, food stand', { amenities: ['Concessions'] }),
  ...listed('ac, a/c, air conditioned, air-conditioned, aire acondicionado, climatisé', {
    amenities: ['Air Conditioning'],
  }),
  ...listed(
    'athletic trainer, athletic trainer room, trainer room, trainers room, training room, treatment room',
    {
      amenities: ['Athletic Training Room'],
    },
  ),
  ...listed('shower, duchas, douches', { amenities: ['Showers'] }),
  ...listed('officials room, referee room, ref room, umpire room, officials locker room', {
    amenities: ['Officials Rooms'],
  }),
  ...listed('suite, suites, luxury suite, vip suite, luxury box, skybox, vip area', {
    amenities: ['VIP Suites'],
  }),
  ...listed('videoboard, jumbotron, big screen, led board, video screen', { amenities: ['Video Board'] }),
  ...listed('sound system, public address system, speakers', { amenities: ['PA System'] }),
  ...listed('pressbox, media room', { amenities: ['Press Box'] }),
  ...listed('chairback, chairbacks, chair back seating, chair-back seats, stadium seating', {
    amenities: ['Chair-Back Seating'],
  }),
  ...listed('cafe, food court, restaurant on site', { amenities: ['Restaurant'] }),
  ...listed('water fountain, drinking fountain, bottle filler, water bottle filling station', {
    amenities: ['Water Fountains'],
  }),
  ...listed('proshop', { amenities: ['Pro Shop'] }),
  ...listed('rental equipment, equipment rentals', { amenities: ['Equipment Rental'] }),
  ...listed('batting cage, hitting cages', { amenities: ['Batting Cages'] }),
  ...listed('livestream, livestreaming, live stream, streaming, live-streaming, live streamed, webcast', {
    amenities: ['Live Streaming'],
  }),
  ...listed('scoreboards, score board, marcador', { amenities: ['Scoreboard'] }),
  ...listed('gym weights, weights, strength room', { amenities: ['Weight Room'] }),
  ...listed('on-site hotel, onsite lodging, dorms, dormitories', { amenities: ['Lodging'] }),
  ...listed('aed, first aid, medical room', { amenities: ['AED & First Aid'] }),
  ...listed('warmup area, warm up area, warm-up courts', { amenities: ['Warm-Up Area'] }),
]
