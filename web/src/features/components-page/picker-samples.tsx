import { useState } from 'react'
import type { DateRangeValue } from '../../components/calendar-date.ts'
import type { ComboboxOption } from '../../components/combobox-option.ts'
import { Combobox } from '../../components/combobox.tsx'
import { DateRange } from '../../components/date-range.tsx'
import { FileDrop } from '../../components/file-drop.tsx'
import { PlaceField } from '../../components/place-field.tsx'
import { ProgressBar } from '../../components/progress-bar.tsx'
import styles from './components-page.module.css'
import { longName } from './sample-texts.ts'
import { Sample } from './theme-columns.tsx'

const sports = [
  'Basketball',
  'Baseball',
  'Ice Hockey',
  'Lacrosse',
  'Soccer',
  'Softball',
  'Volleyball',
  longName,
].map((label) => ({ value: label, label }))
const cities = ['Fort Wayne', 'Indianapolis', 'Muncie', 'Kokomo', 'Warsaw'].map((label) => ({
  value: label,
  label,
  note: 'Indiana',
}))
const wide = styles.fill

async function findCities(text: string): Promise<ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  if (text === 'fail') throw new Error('No answer')
  return cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
}

export function PickerSamples() {
  const [sport, setSport] = useState<ComboboxOption | null>(null)
  const [several, setSeveral] = useState(sports.slice(0, 2))
  const [city, setCity] = useState<ComboboxOption | null>(null)
  const [place, setPlace] = useState('')
  const [dates, setDates] = useState<DateRangeValue>({ from: '2027-03-12', to: '2027-03-14' })
  const [files, setFiles] = useState<string[]>([])
  return (
    <>
      <Sample label="Combobox: one, several, a search, an error, disabled">
        <Combobox
          className={wide}
          label="Sport"
          options={sports}
          value={sport}
          onChange={setSport}
          placeholder="Any sport"
        />
        <Combobox
          className={wide}
          label="Sports"
          options={sports}
          isMultiple
          value={several}
          onChange={setSeveral}
        />
        <Combobox
          className={wide}
          label="City"
          icon="map-pin"
          hint="Type 'fail' to see a search that gives no answer."
          onSearch={findCities}
          value={city}
          onChange={setCity}
        />
        <Combobox
          className={wide}
          label="Sport, wanted"
          options={sports}
          value={sport}
          onChange={setSport}
          error="Choose one."
        />
        <Combobox
          className={wide}
          label="Sport, fixed"
          options={sports}
          value={sports[0] ?? null}
          onChange={setSport}
          isDisabled
        />
      </Sample>
      <Sample label="Place: any text, with places to go on with">
        <PlaceField
          className={wide}
          label="Where"
          icon="map-pin"
          placeholder="City, state or postal code"
          value={place}
          onChange={setPlace}
          complete={findCities}
        />
      </Sample>
      <Sample label="Dates: chosen, none, an error, disabled">
        <DateRange className={wide} label="When" value={dates} onChange={setDates} />
        <DateRange
          className={wide}
          label="When, from today"
          value={{}}
          onChange={setDates}
          min="2026-11-01"
          max="2028-12-31"
        />
        <DateRange
          className={wide}
          label="When, wanted"
          value={{}}
          onChange={setDates}
          error="Choose two dates."
        />
        <DateRange className={wide} label="When, fixed" value={dates} onChange={setDates} isDisabled />
      </Sample>
      <Sample label="Files: any, an error, disabled">
        <FileDrop
          className={wide}
          label="Images"
          accept="image/*"
          isMultiple
          hint={files.length === 0 ? 'JPEG, PNG or WebP, up to 20 MB each.' : files.join(', ')}
          onFiles={(list) => setFiles(list.map(({ name }) => name))}
          onRefused={(list) => setFiles(list.map(({ name }) => `${name} is no image`))}
        />
        <FileDrop
          className={wide}
          label="Document"
          error="It has 31 MB; at most 20 MB fit."
          onFiles={() => undefined}
        />
        <FileDrop className={wide} label="Document" isDisabled onFiles={() => undefined} />
      </Sample>
      <Sample label="Progress: 0, 42%, done, unknown">
        <ProgressBar className={wide} label="north-court.jpg" value={0} />
        <ProgressBar className={wide} label={longName} value={0.42} />
        <ProgressBar className={wide} label="floor-plan.pdf" value={1} />
        <ProgressBar className={wide} label="Waiting for the server" />
      </Sample>
    </>
  )
}
