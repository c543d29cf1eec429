import { expect, test } from 'vitest'
import { hasLostCase, streetCase, titleCase } from './title-case.ts'

test.each([
  ['MCDONALD YMCA AT THE PARK', 'McDonald YMCA at the Park'],
  ["O'NEILL CENTER FOR THE ARTS", "O'Neill Center for the Arts"],
  ["ST. MARY'S GYM", "St. Mary's Gym"],
  ['THE PAVILION OF CHAMPIONS', 'The Pavilion of Champions'],
  ['ARENA (THE PIT)', 'Arena (The Pit)'],
  ['JOHN PAUL II HIGH SCHOOL', 'John Paul II High School'],
  ['HENRY VIII FIELDS', 'Henry VIII Fields'],
  ['MIX LIVE HALL', 'Mix Live Hall'],
  ['BMO TD FC LLC NRG', 'BMO TD FC LLC NRG'],
  ['BB&T AND M&T BALLPARK', 'BB&T and M&T Ballpark'],
  ['J.F.K. & S. B. LANE MEMORIAL', 'J.F.K. & S. B. Lane Memorial'],
  ['84TH STREET 1ST CHURCH 3M FIELD', '84th Street 1st Church 3M Field'],
  ['MID-STATE/TRI-COUNTY UW-STOUT', 'Mid-State/Tri-County UW-Stout'],
  ['JOHNNY "RED" FIELD', 'Johnny "Red" Field'],
  ['PARC DE LA CITÉ', 'Parc de la Cité'],
  ['LA CROSSE CENTER', 'La Crosse Center'],
  ["COEUR D'ALENE", "Coeur d'Alene"],
  ['CENTRE DE L’UNIVERSITÉ', 'Centre de l’Université'],
  ['ÉCOLE SAINT-JEAN', 'École Saint-Jean'],
  ['VENUES.COM PARK', 'Venues.com Park'],
  ['ROCKY MTN RR', 'Rocky Mtn RR'],
  ['oak hill rec center', 'Oak Hill Rec Center'],
])('converts the name %s to %s', (text, converted) => {
  expect(titleCase(text)).toBe(converted)
})

test.each([
  ['1600 NE 5TH ST', '1600 NE 5th St'],
  ['3300 US HIGHWAY 41 SE', '3300 US Highway 41 SE'],
  ['PO BOX 12', 'PO Box 12'],
  ['77 N MARTIN LUTHER KING JR BLVD', '77 N Martin Luther King Jr Blvd'],
])('converts the street %s to %s', (text, converted) => {
  expect(streetCase(text)).toBe(converted)
})

test.each(['ALL CAPITALS 12', 'none at all'])('%s has lost its case', (text) => {
  expect(hasLostCase(text)).toBe(true)
})

test.each(['Mixed as written', '12345', 'iPlay ARENA'])('%s has not lost its case', (text) => {
  expect(hasLostCase(text)).toBe(false)
})
