import { IconButton } from '../../components/actions/icon-button.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { longName, optionsOf, Sample } from './sample.tsx'

const surfaces = optionsOf(['Hardwood', 'Turf', 'Ice'])

export const FieldSamples = () => (
  <>
    <Sample label="Default" isWide>
      <TextField label="Name" placeholder="Name of the place" />
      <TextField label="Website" hint="Starts with https." isOptional type="url" />
      <TextField label="Where" icon="map-pin" placeholder="City, state or postal code" />
      <TextField
        label="Search"
        isLabelHidden
        icon="search"
        type="search"
        placeholder="Search"
        action={<IconButton icon="locate" label="Near me" />}
      />
      <NumberField label="Clear height" unit="ft" defaultValue={60} min={0} />
      <NumberField label="Seats" defaultValue={3200} />
      <SelectField label="Surface" options={surfaces} placeholder="Any surface" />
      <TextArea label="About" hint="28 of 120 characters." defaultValue="Three full-size turf fields." />
    </Sample>
    <Sample label="With an error" isWide>
      <TextField label="Name" defaultValue=" " error="Enter a name." />
      <NumberField label="Clear height" unit="ft" defaultValue={-3} error="At least 0 ft." />
      <SelectField label="Surface" options={surfaces} error="Choose one." />
      <TextArea label="About" error="The text has 131 characters. The limit is 120." />
    </Sample>
    <Sample label="Disabled and read only" isWide>
      <TextField label="Name" defaultValue="Fieldhouse" disabled />
      <TextField label="Address" defaultValue="1 Mill Road" readOnly />
      <NumberField label="Seats" unit="people" disabled />
      <SelectField label="Surface" options={surfaces} disabled />
      <TextArea label="About" disabled />
    </Sample>
    <Sample label="200 characters" isWide>
      <TextField label={longName} defaultValue={longName} hint={longName} />
      <SelectField label="One long choice" options={optionsOf([longName])} error={longName} />
    </Sample>
  </>
)
