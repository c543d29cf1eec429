import { amenityNames, type AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { listed, phrase, type Phrase } from '../../../search/reading/phrases.ts'

/** Other words for amenities, in English, Spanish and French. */
const others: Readonly<Partial<Record<AmenityName, string>>> = {
  Parking:
    'parking lot, parking space, parking spot, parking garage, parking deck, free parking, ample parking, plenty of parking, onsite parking, on-site parking, estacionamiento, aparcamiento, parqueo, stationnement, car park, carpark',
  'RV & Bus Parking':
    'rv parking, rv and bus parking, bus parking, coach parking, motorcoach parking, motorhome parking, trailer parking, team bus parking, parking for buses, rv hookup, rv hook up, rv site, rv spot, rv camping, oversized parking, estacionamiento para autobuses, stationnement dautobus',
  'EV Charging':
    'ev charger, ev charging station, electric charging, electric car charger, electric vehicle charging, car charger, tesla charger, charging station, supercharger, borne de recharge, cargadores eléctricos',
  Restrooms:
    'restroom, bathroom, toilet, washroom, lavatory, porta potty, portable toilet, baño, sanitario, servicios sanitarios, toilette, salle de bain',
  Showers: 'shower, duchas, regaderas, douche, douches',
  'Locker Rooms':
    'locker, changing room, change room, dressing room, team room, lockerroom, vestuario, vestidor, casilleros, vestiaire, chambre des joueurs',
  'Officials Rooms':
    'officials room, referee room, ref room, umpire room, judges room, officials locker room, referee locker room, officials lounge, cuarto de árbitros, salle des arbitres',
  Wifi: 'wi-fi, free wifi, public wifi, fast wifi, internet, internet access, high speed internet, wireless internet, wireless',
  Bleachers:
    'bleacher, bleacher seating, bleacher seats, grandstand, grandstand seating, stands, spectator seating, spectator stands, tiered seating, retractable seating, gradas, graderías, tribunas, gradins, estrades',
  'Chair-Back Seating':
    'chairback, chairback seat, chair back seat, chair back seating, stadium seating, stadium seats, individual seats, fixed seating, theater seating, butacas',
  'VIP Suites':
    'suite, luxury suite, luxury box, vip, vip suite, vip area, vip lounge, vip room, vip seating, skybox, sky box, club seats, club level, premium seating, hospitality suite, corporate box, palcos, loges',
  Scoreboard:
    'score board, electronic scoreboard, digital scoreboard, led scoreboard, scoreclock, game clock, shot clock, timing system, marcador, marcador electrónico, tableau de pointage, tableau indicateur',
  'Video Board':
    'videoboard, video scoreboard, video wall, video screen, jumbotron, big screen, led board, led screen, led wall, ribbon board, pantalla gigante, pantallas, écran géant',
  'PA System':
    'pa sound system, public address, public address system, sound system, sound, speakers, loudspeakers, audio system, announcer, sistema de sonido, système de son, sonorisation',
  'Field & Court Lighting':
    'light, lighted, lit, lighting, floodlight, flood lights, floodlit, night lights, field lights, court lights, stadium lights, led lights, led lighting, under the lights, for night games, night games, night play, illuminated, iluminación, iluminado, iluminada, alumbrado, luz, con luz, luces, con luces, reflectores, éclairage, éclairé, éclairée, illuminé, lumières',
  'Live Streaming':
    'livestream, livestreaming, live stream, live streamed, live-streaming, streaming, streaming cameras, live video, webcast, pixellot, gamechanger cameras, transmisión en vivo, diffusion en direct, webdiffusion',
  'Press Box': 'pressbox, media room, media center, broadcast booth, press room, announcers booth',
  'Air Conditioning':
    'ac, a/c, air conditioned, air con, aircon, hvac, climate controlled, climate control, aire acondicionado, con aire, climatisé, climatisée, climatisation, air climatisé',
  Concessions:
    'concession, concession stand, snack bar, snack shack, snack stand, food stand, food vendors, food and drinks, food available, food trucks, canteen, cantina, puesto de comida, kiosco, cantine, casse-croûte',
  Restaurant:
    'cafe, cafeteria, food court, bar, bar and grill, grill, pub, restaurant on site, on-site restaurant, dining, restaurante, resto',
  'Catering Kitchen':
    'catering, kitchen, commercial kitchen, on-site catering, caterer, banquet kitchen, cocina, cuisine, traiteur',
  'Water Fountains':
    'water fountain, drinking fountain, drinking water, bottle filler, bottle filling station, bottle fill station, water bottle filler, water bottle filling station, water station, refill station, bebederos, fuentes de agua, fontaine, abreuvoirs',
  'Pro Shop': 'proshop, skate sharpening, sports shop, team store, boutique',
  'Equipment Rental':
    'rental equipment, equipment rentals, equipment for rent, rent equipment, gear rental, rental gear, skate rental, rental skates, club rental, shoe rental, alquiler de equipo, location déquipement',
  'Weight Room':
    'weights, weight training, weight lifting room, weightroom, gym weights, strength room, strength and conditioning, fitness room, fitness center, fitness area, exercise room, workout room, sala de pesas, salle de musculation, salle dentraînement',
  'Warm-Up Area':
    'warmup area, warm up area, warm-up space, warmup space, warm-up room, warmup room, warm-up court, warmup court, warm-up field, warm-up pool, warmup pool, warm-up track, warm down pool, cool down pool, practice area, zona de calentamiento, área de calentamiento, zone déchauffement',
  'Batting Cages':
    'batting cage, batting tunnel, hitting cage, hitting tunnel, hitting facility, jaulas de bateo, cage de frappeurs, cages des frappeurs',
  'Athletic Training Room':
    'athletic trainer, athletic trainer room, trainer room, training room, treatment room, trainer on site, sports medicine room, physio room, physiotherapy room',
  'AED & First Aid':
    'aed, defibrillator, first aid, first aid station, first aid room, first aid kit, medical room, medical staff, medic, emt, paramedic, ambulance, primeros auxilios, enfermería, premiers soins, défibrillateur',
  'Meeting Rooms':
    'meeting room, meeting space, conference room, conference space, breakout room, break-out room, boardroom, board room, classroom, seminar room, party room, banquet room, hospitality room, salas de reuniones, salón de reuniones, salles de réunion',
  Playground:
    'play ground, play area, kids area, kids play area, playscape, jungle gym, splash pad, área de juegos, parque infantil, aire de jeux, terrain de jeux',
  Lodging:
    'on-site hotel, onsite hotel, hotel on site, hotel onsite, on-site lodging, onsite lodging, on-site housing, overnight accommodations, accommodations, cabins, dorms, dormitory, alojamiento, hospedaje, hébergement',
  'Wheelchair Accessible':
    'wheelchair, wheelchair access, wheelchair accessibility, wheelchair ramp, wheelchair friendly, wheelchair-accessible, wheel chair accessible, handicap, handicap access, handicap accessible, handicapped accessible, handicap parking, accessible, accessibility, ada, ada access, ada accessible, ada compliant, ada compliance, disabled access, disability access, barrier free, step free, silla de ruedas, acceso para sillas de ruedas, accesible, fauteuil roulant, accessible en fauteuil roulant, adapté',
}

/** Amenities by their names and other words for them. */
export const amenityPhrases: readonly Phrase[] = amenityNames.flatMap((name) => [
  phrase(name, { amenities: [name] }),
  ...(name.includes('&') ? [phrase(name.replace('&', 'and'), { amenities: [name] })] : []),
  ...listed(others[name] ?? '', { amenities: [name] }),
])
