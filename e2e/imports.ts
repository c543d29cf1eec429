import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { approvedDestination } from './destinations.ts'
import { approvedFacility, withoutTeam } from './facilities.ts'
import { openSite } from './site.ts'

const { allApis } = openSite()

/** A different name for each run, so that journeys don't find the venues of others. Only letters: numbers tell venues apart. */
export const newMark = () =>
  Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)))
    .join('')
    .replace(/^./, (first) => first.toUpperCase())

/** A number from 0 to 999 for each mark and use. */
const numberOf = (mark: string, use: string) =>
  [...mark, ...use].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)

/** Where the venues of a mark are: in Dayton, each mark elsewhere, since venues of one spot look like duplicates. */
function spotOf(mark: string, place: number) {
  const lat = 39.7201 + numberOf(mark, 'lat') / 20_000 + place / 100
  const lng = -84.2101 + numberOf(mark, 'lng') / 20_000
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) }
}

/** A park department's list: odd headers, a row per sport, a known venue by another name, and rows with errors. */
export function parksFile(mark: string) {
  const [fieldhouse, commons, hall] = [0, 1, 2].map((place) => Object.values(spotOf(mark, place)).join(';'))
  const street = `${100 + numberOf(mark, 'street')} Example Street`
  return `Arena / Park Name;Strasse;Town;Prov;Lat;Long;ZIP;Num_of_Courts;Activity;Ward2019
${mark} Fieldhouse;${street};Dayton;Ohio;${fieldhouse};;4;Basketball;3
${mark} Fieldhouse;${street};Dayton;Ohio;${fieldhouse};;0;Volleyball;3
${mark} Commons;;Dayton;Ohio;${commons};;2;Tennis;1
${mark} Hall;;Dayton;Ohio;${hall};;1;Basketball;2
;9 Nameless Road;Dayton;Ohio;;;45402;1;Soccer;1
Torrington ${mark};45 N Main;Dayton;Ohio;;;ABCDE;1;Soccer;2
`
}

/** The venue that a row of the file may be: its name contains the row's. Nobody manages it, so an import may change it. */
export const knownHall = async (mark: string) =>
  withoutTeam(await approvedFacility({ name: `${mark} Hall Sports Center`, ...spotOf(mark, 2) }))

/** A list with rows that may each be a venue of the catalogue. */
export async function duplicatesFile(mark: string, words: readonly string[]) {
  const rows: string[] = []
  for (const [index, word] of words.entries()) {
    const { lat, lng } = spotOf(mark, index * 5)
    await approvedFacility({ name: `${mark} ${word} Sports Center`, lat, lng })
    rows.push(`${mark} ${word},Dayton,Ohio,${lat},${lng}`)
  }
  return ['name,city,state,latitude,longitude', ...rows].join('\n')
}

/** The example that the page offers. */
export const exampleFile = readFileSync(new URL('../web/public/examples/venues.csv', import.meta.url))

export const upload = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('A file of venues')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

/** Opens a step of the import's page. */
export const openStep = (page: Page, name: 'Columns' | 'Check' | 'Duplicates' | 'Import') =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()

/** Uploads a file as a destination's manager and waits until it is checked. */
export async function uploadedFile(content: string, name = 'parks.csv') {
  const { id: ownerId, manager } = await approvedDestination(`Visit ${newMark()}`)
  const { imports } = (await allApis(manager))['destination-mgmt'].destinations
  const { data } = await imports.upload({ ownerId, name, file: new Blob([content], { type: 'text/csv' }) })
  const read = async () => (await imports.read({ ownerId, importId: data.id })).data
  await expect.poll(async () => (await read()).state, { timeout: 90_000 }).not.toBe('Reading')
  return { path: `/destinations/${ownerId}/imports/${data.id}`, manager, ownerId, id: data.id }
}

/** Uploads a file as a destination's manager and imports it. */
export async function importedFile(content: string) {
  const file = await uploadedFile(content)
  const { ownerId, manager, id: importId } = file
  const { imports } = (await allApis(manager))['destination-mgmt'].destinations
  await imports.start({ ownerId, importId, data: {} })
  await expect
    .poll(async () => (await imports.read({ ownerId, importId })).data.state, { timeout: 90_000 })
    .toBe('Imported')
  return file
}

const memo = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** A checked file with every outcome, and an imported one, for journeys that only look at them. */
export const checkedFile = memo(async () => {
  const mark = newMark()
  await knownHall(mark)
  const file = await uploadedFile(parksFile(mark))
  const { ownerId, manager, id: importId } = file
  const { imports } = (await allApis(manager))['destination-mgmt'].destinations
  const columns = [{ name: 'Arena / Park Name', target: 'name' }]
  await imports.check({ ownerId, importId, data: { columns, ignoreRest: true } })
  await expect
    .poll(async () => (await imports.read({ ownerId, importId })).data.state, { timeout: 90_000 })
    .toBe('Ready')
  return file
})
export const finishedFile = memo(() => {
  const mark = newMark()
  const { lat, lng } = spotOf(mark, 3)
  return importedFile(`name,city,state,latitude,longitude\n${mark} Gym,Dayton,Ohio,${lat},${lng}\n`)
})
