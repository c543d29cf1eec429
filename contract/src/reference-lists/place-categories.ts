import * as z from 'zod'
import type { BusinessCategory } from './business-categories.ts'
import { namedEntries } from './named-entries.ts'

const placeCategoryEntries = namedEntries<{ color: string; tags: readonly string[] }>()

/** `tags` are Google place types, each in one category only. `color` is the CSS color of map markers on a light map. */
export const placeCategories = placeCategoryEntries([
  {
    name: 'Hotel & Lodging',
    color: '#2c358d',
    tags: [
      'lodging',
      'hotel',
      'motel',
      'resort_hotel',
      'extended_stay_hotel',
      'bed_and_breakfast',
      'inn',
      'hostel',
      'guest_house',
      'cottage',
      'campground',
      'camping_cabin',
      'rv_park',
    ],
  },
  {
    name: 'Food & Drink',
    color: '#bb651b',
    tags: [
      'restaurant',
      'fast_food_restaurant',
      'pizza_restaurant',
      'american_restaurant',
      'breakfast_restaurant',
      'family_restaurant',
      'steak_house',
      'diner',
      'food_court',
      'sandwich_shop',
      'ice_cream_shop',
      'cafe',
      'coffee_shop',
      'bakery',
      'bar',
      'pub',
      'meal_delivery',
      'meal_takeaway',
    ],
  },
  {
    name: 'Entertainment',
    color: '#9a52c8',
    tags: [
      'tourist_attraction',
      'amusement_park',
      'amusement_center',
      'water_park',
      'zoo',
      'aquarium',
      'museum',
      'art_gallery',
      'movie_theater',
      'performing_arts_theater',
      'concert_hall',
      'bowling_alley',
      'video_arcade',
      'casino',
      'night_club',
      'comedy_club',
      'stadium',
      'park',
      'national_park',
      'historical_landmark',
    ],
  },
  {
    name: 'Shopping',
    color: '#6d064e',
    tags: [
      'store',
      'shopping_mall',
      'department_store',
      'sporting_goods_store',
      'clothing_store',
      'shoe_store',
      'gift_shop',
      'book_store',
      'electronics_store',
      'supermarket',
      'grocery_store',
      'convenience_store',
      'liquor_store',
      'market',
    ],
  },
  {
    name: 'Transport',
    color: '#488987',
    tags: [
      'airport',
      'international_airport',
      'train_station',
      'subway_station',
      'light_rail_station',
      'transit_station',
      'bus_station',
      'ferry_terminal',
      'taxi_stand',
      'car_rental',
      'parking',
      'park_and_ride',
      'gas_station',
      'electric_vehicle_charging_station',
    ],
  },
  {
    name: 'Services',
    color: '#5b5d51',
    tags: [
      'hospital',
      'doctor',
      'dentist',
      'physiotherapist',
      'pharmacy',
      'drugstore',
      'police',
      'fire_station',
      'bank',
      'atm',
      'post_office',
      'laundry',
      'car_repair',
      'veterinary_care',
      'child_care_agency',
      'gym',
      'spa',
      'hair_care',
      'beauty_salon',
    ],
  },
])
export const placeCategoryNames = placeCategories.map(({ name }) => name)
export const PlaceCategoryName = z.enum(placeCategoryNames)
export type PlaceCategoryName = z.infer<typeof PlaceCategoryName>

/** The Google place types of all categories. */
export const placeTypes = placeCategories.flatMap(({ tags }) => tags)
export const PlaceType = z.enum(placeTypes)
export type PlaceType = z.infer<typeof PlaceType>

/** Keyed by Google place type. */
export const placeCategoryByTag: ReadonlyMap<string, PlaceCategoryName> = new Map<string, PlaceCategoryName>(
  placeCategories.flatMap(({ name, tags }) => tags.map((tag): [string, PlaceCategoryName] => [tag, name])),
)

const categoryByBusinessType: Readonly<Record<BusinessCategory, PlaceCategoryName>> = {
  Entertainment: 'Entertainment',
  'Food & Beverage': 'Food & Drink',
  Hospitality: 'Services',
  'Hotel & Lodging': 'Hotel & Lodging',
  Transportation: 'Transport',
}

/** The category of a business on a map. Its place type is more specific than its business type. */
export const placeCategoryOf = ({
  businessType,
  placeType = null,
}: {
  businessType: BusinessCategory
  placeType?: PlaceType | null
}): PlaceCategoryName =>
  (placeType === null ? undefined : placeCategoryByTag.get(placeType)) ?? categoryByBusinessType[businessType]
