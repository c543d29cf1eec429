import { expect, test } from 'vitest'
import { namesPrice } from './price-words.ts'

test.each([
  '$20 off',
  'From $ 119',
  '119 $ a night',
  'US$99',
  'C$99',
  '€80',
  '80 €',
  '£5',
  '＄２０',
  '٢٠ $',
  '50¢ coffee',
  '99 cents',
  'USD 99',
  '99 MXN',
  '20 dollars',
  'Ten DOLLARS less',
  '200 pesos',
  '10% off 10+ rooms',
  '10 % off',
  '１０％',
  '٪١٠',
  'ten percent',
  '10 per cent',
  '99usd',
  'usd 99',
  '20 bucks',
])('%s names a price', (text) => expect(namesPrice(text)).toBe(true))

test.each([
  'Breakfast for teams',
  'Late checkout Sunday, 1 PM',
  'Parking for 2 buses',
  'Centennial room for 40',
  'Cadet teams sleep together',
  'Recent renovation, 60 centimeters wider beds',
  'Petit-déjeuner pour les équipes',
  'チーム朝食 7:00',
  'إفطار للفرق',
])('%s names none', (text) => expect(namesPrice(text)).toBe(false))
