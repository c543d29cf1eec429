import { expect, test } from 'vitest'
import { zoomsOf } from './place-labels.ts'

const place = (name: string, lng: number, population: number, isSection = false) => ({
  name,
  lat: 40,
  lng,
  population,
  isSection,
})

test('labels the larger of two neighbors first, and every place at some zoom', () => {
  const city = place('Indianapolis', -86.16, 2_000_000)
  const suburb = place('Carmel', -86.12, 600_000)
  const far = place('Denver', -105, 600_000)
  const village = place('Amo', -86.6, 400)
  const quarter = place('Fountain Square', -86.14, 9_000, true)
  const zooms = zoomsOf([city, suburb, far, village, quarter])
  expect(zooms.size).toBe(5)
  expect(zooms.get(city)).toBe(1.5)
  expect(zooms.get(far)).toBe(3)
  expect(zooms.get(suburb)).toBeGreaterThan(6)
  expect(zooms.get(village)).toBe(8)
  expect(zooms.get(quarter)).toBe(10.5)
})

test('labels a village as early as a city where nothing else is', () => {
  const [city, village] = [place('Winnipeg', -97, 750_000), place('Flin Flon', -101.9, 5_000)]
  expect(zoomsOf([city, village]).get(village)).toBe(5)
})
