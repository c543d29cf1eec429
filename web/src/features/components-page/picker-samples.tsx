import { useState } from 'react'
import type { DateRangeValue } from '../../components/fields/calendar-date.ts'
import type { ComboboxOption } from '../../components/fields/combobox-option.ts'
import { Combobox } from '../../components/fields/combobox.tsx'
import { DateRange } from '../../components/fields/date-range.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { ProgressBar } from '../../components/display/progress-bar.tsx'
import { longName, optionsOf, Sample } from './sample.tsx'

const teamSports = ['Basketball', 'Baseball', 'Ice Hockey', 'Lacrosse', 'Soccer', 'Softball', 'Volleyball']
const sports = optionsOf([...teamSports, longName])
const cities = optionsOf(['Fort Wayne', 'Indianapolis', 'Muncie', 'Kokomo', 'Warsaw'])

async function findCities(text: string): Promise<ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  if (text === 'fail') throw new Error('No response')
  return cities
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    .map((city) => ({ ...city, note: 'Indiana' }))
}

const oneSport = [
  { label: 'Sport', placeholder: 'Any sport' },
  { label: 'Sport, required', error: 'Choose one.' },
  { label: 'Sport, disabled', isDisabled: true },
]
const dateRanges = [
  { label: 'When, from today', min: '2026-11-01', max: '2028-12-31' },
  { label: 'When, required', error: 'Choose two dates.' },
]

export function PickerSamples() {
  const [sport, setSport] = useState<ComboboxOption | null>(null)
  const [several, setSeveral] = useState(sports.slice(0, 2))
  const [city, setCity] = useState<ComboboxOption | null>(null)
  const [place, setPlace] = useState('')
  const [dates, setDates] = useState<DateRangeValue>({ from: '2027-03-12', to: '2027-03-14' })
  const [files, setFiles] = useState<string[]>([])
  return (
    <>
      <Sample label="Combobox: one, an error, disabled, several, a search" isWide>
        {oneSport.map((props) => (
          <Combobox
            key={props.label}
            options={sports}
            value={props.isDisabled ? (sports[0] ?? null) : sport}
            onChange={setSport}
            {...props}
          />
        ))}
        <Combobox label="Sports" options={sports} isMultiple value={several} onChange={setSeveral} />
        <Combobox
          label="City"
          icon="map-pin"
          hint="Type 'fail' to see a search that fails."
          onSearch={findCities}
          value={city}
          onChange={setCity}
        />
      </Sample>
      <Sample label="Place: any text, with suggestions" isWide>
        <PlaceField
          label="Where"
          icon="map-pin"
          placeholder="City, state or postal code"
          value={place}
          onChange={setPlace}
          complete={findCities}
        />
      </Sample>
      <Sample label="Dates: chosen, none, an error, disabled" isWide>
        <DateRange label="When" value={dates} onChange={setDates} />
        {dateRanges.map((props) => (
          <DateRange key={props.label} value={{}} onChange={setDates} {...props} />
        ))}
        <DateRange label="When, disabled" value={dates} onChange={setDates} isDisabled />
      </Sample>
      <Sample label="Files: any, an error, disabled" isWide>
        <FileDrop
          label="Images"
          accept="image/*"
          isMultiple
          hint={files.length === 0 ? 'JPEG, PNG or WebP, up to 20 MB each.' : files.join(', ')}
          onFiles={(list) => setFiles(list.map(({ name }) => name))}
          onRefused={(list) => setFiles(list.map(({ name }) => `${name} is not an image`))}
        />
        <FileDrop
          label="Document"
          error="The file has 31 MB. The limit is 20 MB."
          onFiles={() => undefined}
        />
        <FileDrop label="Document" isDisabled onFiles={() => undefined} />
      </Sample>
      <Sample label="Progress: 0, 42%, done, unknown" isWide>
        <ProgressBar label="north-court.jpg" value={0} />
        <ProgressBar label={longName} value={0.42} />
        <ProgressBar label="floor-plan.pdf" value={1} />
        <ProgressBar label="Waiting for the server" />
      </Sample>
    </>
  )
}
