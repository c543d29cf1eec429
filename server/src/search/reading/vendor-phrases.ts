import { vendorCategories } from '@app/contract/reference-lists/vendor-categories.ts'
import { vendorServiceTags } from '@app/contract/reference-lists/vendor-service-tags.ts'
import { phrasesFor, type Phrase } from './phrases.ts'

const categories: Readonly<Record<string, string>> = {
  'Physical Goods, Equipment & Hardware':
    'physical goods, equipment, hardware, gear, supplies, supplier, equipo, équipement',
  'Software Applications': 'software, software application, app, platform, logiciel',
  'Service Provider': 'service provider, services, servicios',
  'Accommodation Provider':
    'accommodation, lodging, hotel, hotel group, hotel chain, hotel management, housing, alojamiento, hébergement',
  'Associations & Tradeshows': 'association, trade association, tradeshow, trade show, conference',
  'Publications & Magazines': 'publication, magazine, media, press, revista',
}
const services: Readonly<Record<string, string>> = {
  'Timing & Scoring': 'timing, scoring, chip timing, timekeeping',
  'Awards & Trophies': 'award, trophy, medal, plaque',
  'Officials & Referees': 'official, referee, umpire, árbitros, arbitres',
  'Uniforms & Apparel': 'uniform, apparel, jersey, team wear, uniformes',
  'Medical & First Aid': 'medical, first aid, medic, emt, ambulance',
  'Event Merchandise': 'merchandise, merch, t-shirt, event shirt',
  'Ground Transportation': 'ground transportation, bus, charter bus, shuttle, motorcoach, coach bus',
  'Hotel Booking & Housing': 'hotel booking, room block, hotel block, housing bureau, stay to play',
  'Live Streaming': 'streaming, live stream, livestream, webcast',
  Photography: 'photographer, event photos, team photos',
  'Tents & Staging': 'tent, stage, staging, canopy',
  'Signage & Banners': 'signage, banner, sign',
  'Catering & Concessions': 'catering, caterer, concession, food vendor',
  'Marketing & Advertising': 'marketing, advertising',
  'Facility Design & Construction': 'facility design, architect, construction, builder',
  Security: 'security guard, security staff',
}

/** What vendors are and offer, as values of a filter field for the category and of `services`. */
export const vendorPhrases = (categoryField: string): readonly Phrase[] => [
  ...phrasesFor(categoryField, vendorCategories, categories),
  ...phrasesFor('services', vendorServiceTags, services),
]
