import { mostSeats } from '@app/contract/businesses/business-schema.ts'
import { business } from '@app/contract/businesses/business-routes.ts'
import { businessCategories } from '@app/contract/reference-lists/business-categories.ts'
import { placeAttributeTags } from '@app/contract/reference-lists/place-attribute-tags.ts'
import { placeTypes } from '@app/contract/reference-lists/place-categories.ts'
import { placeCategories } from '@app/contract/reference-lists/place-category-entries.ts'
import type * as z from 'zod'
import { fillers, inNames, listed, phrasesFor } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'

const categories: Readonly<Record<string, string>> = {
  Entertainment:
    'things to do, activity, attraction, fun, places to play, family entertainment, family fun, sightseeing, fun things to do, cosas que hacer, qué hacer, actividades, atracciones, diversión, choses à faire, que faire, activités, divertissement, loisirs',
  'Food & Beverage':
    'restaurant, food, food and drink, eat, eatery, dining, dinner, lunch, place to eat, where to eat, somewhere to eat, grab a bite, comida, restaurante, dónde comer, lugares para comer, cena, almuerzo, nourriture, où manger, manger, dîner, déjeuner',
  Hospitality: 'event space, banquet hall, hospitalidad, hospitalité',
  'Hotel & Lodging':
    'hotel, lodging, place to stay, where to stay, accommodation, alojamiento, hospedaje, hébergement, hôtel, logement',
  Transportation:
    'transport, shuttle, bus rental, charter bus, limo, limousine, transporte, autobús, navette',
}
const places: Readonly<Record<string, string>> = {
  pizza_restaurant: 'pizza, pizzeria, pizza place, pizza parlor, pizza joint, pizzería',
  fast_food_restaurant: 'fast food, burger, burger joint, drive thru, comida rápida, restauration rapide',
  american_restaurant: 'american food, bbq, barbecue, wings',
  breakfast_restaurant: 'breakfast, brunch, pancake, pancake house, desayuno, petit déjeuner',
  family_restaurant: 'family dining, restaurante familiar, restaurant familial, buffet',
  steak_house: 'steak, steakhouse, asador, grill',
  sandwich_shop: 'sandwich, sub shop, deli, hoagie',
  ice_cream_shop:
    'ice cream, frozen yogurt, gelato, dessert, custard, heladería, helado, crème glacée, glacier',
  coffee_shop: 'coffee, coffee house, espresso, cafetería',
  bakery: 'donut, doughnut, bagel, panadería, pastelería, boulangerie, pâtisserie',
  bar: 'sports bar, brewery, brewpub, taproom, craft beer, beer garden, cervecería, brasserie, wine bar, cantina',
  pub: 'irish pub, tavern, gastropub',
  meal_takeaway: 'takeout, take out, carry out, para llevar, à emporter',
  amusement_park:
    'theme park, roller coaster, parque de diversiones, parque de atracciones, parc d attractions',
  amusement_center:
    'family fun center, fun center, mini golf, miniature golf, minigolf, putt putt, laser tag, go kart, trampoline park, escape room, karting',
  water_park: 'waterpark, water slide, splash pad, parque acuático, parc aquatique',
  zoo: 'zoológico, petting zoo, safari park',
  aquarium: 'acuario',
  museum: 'museo, musée, science center, children’s museum, hall of fame',
  art_gallery: 'gallery, galería de arte',
  movie_theater: 'movie, cinema, movie theatre, cine, cinéma',
  performing_arts_theater: 'theater, theatre, playhouse, teatro, théâtre',
  concert_hall: 'concert, music venue, concierto',
  bowling_alley: 'bowling, bowl, bowling lanes, boliche, quilles',
  video_arcade: 'arcade, video games, game room',
  night_club: 'nightclub, dance club, discoteca, boîte de nuit',
  historical_landmark: 'landmark, historic site, monument, monumento',
  shopping_mall: 'mall, outlet mall, shopping center, centro comercial, centre commercial',
  sporting_goods_store: 'sporting goods, sports store, sports shop, tienda deportiva, magasin de sport',
  grocery_store: 'grocery, supermercado, épicerie',
  gift_shop: 'gift, souvenir, souvenir shop',
  market: 'farmers market, mercado, marché',
  car_rental: 'rental car, rent a car, alquiler de autos, location de voiture',
  gas_station: 'gas, gasolinera, station service',
  physiotherapist: 'physical therapy, physical therapist, physio',
  hospital: 'emergency room, urgent care, hôpital',
  pharmacy: 'farmacia, pharmacie',
  laundry: 'laundromat, lavandería, laverie',
}
const attributes: Readonly<Record<string, string>> = {
  'Good for Groups':
    'large group, big group, group friendly, group dining, large party, team dinner, team meal, whole team, team party, grupos grandes, para grupos, grands groupes, pour groupes',
  'Good For Kids':
    'kids, kid friendly, child friendly, children, family, family friendly, toddlers, niños, para niños, familia, enfants, pour enfants, famille',
  'Parking Available': 'free parking, with parking, bus parking, easy parking',
  'Wheelchair Accessible': 'wheelchair, accessible, ada, handicap accessible, accesible',
  'Takes Reservations': 'reservations, acepta reservas, réservations',
  'Dogs Allowed': 'dog, dog friendly, pet friendly, pets, mascotas, chiens',
  'Wi-Fi': 'wifi, free wifi, internet',
  'Outdoor Seating': 'patio, outdoor dining, outside seating, rooftop, al fresco, terraza, terrasse',
  'Offers Delivery': 'delivery, delivers, a domicilio, livraison',
  'Live Music': 'live bands, música en vivo, musique live',
  'Full Bar': 'cocktails, liquor, drinks',
  TV: 'tvs, watch the game, big screen, televisión, télé',
}
const deals =
  'deal, discount, promotion, promo, promo code, coupon, coupon code, special, special offer, offer, voucher, sale, savings, off, % off, percent off, half off, half price, bogo, two for one, oferta, descuento, cupón, promoción, rabais, réduction, bon de réduction'
const cheap = 'cheap, inexpensive, affordable, low cost, cheap eats, barato, barata, económico, pas cher'
const expensive = 'upscale, fancy, fine dining, high end, expensive, de lujo, haut de gamme, gastronomique'

const wordsOf = (type: string) => type.replaceAll('_', ' ')
const typesOf = (category: string) => placeCategories.find(({ name }) => name === category)?.tags ?? []

export const businessReading: ReadingDeclaration<z.output<(typeof business)['filter']>> = {
  phrases: [
    ...fillers(
      'business, local, negocio, entreprise, commerce, spot, joint, tonight, today, now, late, late night, 24 hours',
    ),
    ...listed('shopping, shop, tiendas, compras, magasins, boutique', { placeType: typesOf('Shopping') }),
    ...listed('nightlife, vida nocturna, vie nocturne', { placeType: ['bar', 'pub', 'night_club'] }),
    ...inNames(
      placeTypes.flatMap((type) =>
        listed([wordsOf(type), ...(places[type]?.split(', ') ?? [])].join(', '), { placeType: [type] }),
      ),
    ),
    // After the place types, because 'restaurant' means all of them.
    ...phrasesFor('businessType', businessCategories, categories),
    ...phrasesFor('attributes', placeAttributeTags, attributes),
    ...listed(deals, { hasPromotion: ['true'] }),
    ...listed(cheap, { priceLevel: ['1', '2'] }),
    ...listed(expensive, { priceLevel: ['3', '4'] }),
  ],
  measures: { seats: 'seats' },
  // 'Places to eat pizza' are pizza restaurants, whatever category their page is in.
  resolve: ({ businessType, ...values }) =>
    businessType && !values.placeType ? { businessType, ...values } : values,
  toFilter: ({ businessType, placeType, attributes: tags, priceLevel, hasPromotion, seats }) =>
    business.filter.parse({
      ...(businessType && { businessType }),
      ...(placeType && { placeType }),
      ...(tags && { attributes: tags }),
      ...(priceLevel && { priceLevel: priceLevel.map(Number) }),
      ...(hasPromotion && { hasPromotion: true }),
      ...(seats && { seats: { from: Math.min(mostSeats, Math.max(...seats.map(Number))) } }),
    }),
}
