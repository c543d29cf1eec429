import { IconButton } from '../../components/icon-button.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import styles from './components-page.module.css'
import { longName } from './sample-texts.ts'
import { Sample } from './theme-columns.tsx'

const surfaces = ['Hardwood', 'Turf', 'Ice'].map((label) => ({ value: label, label }))
const wide = styles.fill

export function FieldSamples() {
  return (
    <>
      <Sample label="Default">
        <TextField className={wide} label="Name" placeholder="What the place is called" />
        <TextField className={wide} label="Web site" hint="With https in front." isOptional type="url" />
        <TextField className={wide} label="Where" icon="map-pin" placeholder="City, state or postal code" />
        <TextField
          className={wide}
          label="Search"
          isLabelHidden
          icon="search"
          type="search"
          placeholder="Search"
          action={<IconButton icon="locate" label="Near me" />}
        />
        <NumberField className={wide} label="Clear height" unit="ft" defaultValue={60} min={0} />
        <NumberField className={wide} label="Seats" defaultValue={3200} />
        <SelectField className={wide} label="Surface" options={surfaces} placeholder="Any surface" />
        <TextArea
          className={wide}
          label="About"
          hint="58 of 120 characters."
          defaultValue="Three full-size turf fields."
        />
      </Sample>
      <Sample label="With an error">
        <TextField className={wide} label="Name" defaultValue=" " error="Give it a name." />
        <NumberField
          className={wide}
          label="Clear height"
          unit="ft"
          defaultValue={-3}
          error="At least 0 ft."
        />
        <SelectField className={wide} label="Surface" options={surfaces} error="Choose one." />
        <TextArea className={wide} label="About" error="At most 120 characters; it has 131." />
      </Sample>
      <Sample label="Disabled and read only">
        <TextField className={wide} label="Name" defaultValue="Fieldhouse" disabled />
        <TextField className={wide} label="Address" defaultValue="1 Mill Road" readOnly />
        <NumberField className={wide} label="Seats" unit="people" disabled />
        <SelectField className={wide} label="Surface" options={surfaces} disabled />
        <TextArea className={wide} label="About" disabled />
      </Sample>
      <Sample label="200 characters">
        <TextField className={wide} label={longName} defaultValue={longName} hint={longName} />
        <SelectField
          className={wide}
          label="One long choice"
          options={[{ value: 'long', label: longName }]}
          error={longName}
        />
      </Sample>
    </>
  )
}
