import { IconButton } from '../../components/actions/icon-button.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { longName, optionsOf, Sample } from './sample.tsx'
import { useState } from 'react'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { ChoiceList } from '../../components/fields/choice-list.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { StarInput } from '../../components/fields/star-input.tsx'
import { StepperField } from '../../components/fields/stepper-field.tsx'
import { SwitchField } from '../../components/fields/switch-field.tsx'

const surfaceOptions = optionsOf(['Hardwood', 'Turf', 'Ice'])

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
      <NumberField label="Clear height" unit="ft" defaultValue={60} />
      <NumberField label="Seats" defaultValue={3200} />
      <StepperSample />
      <SelectField label="Surface" options={surfaceOptions} placeholder="Any surface" />
      <TextArea label="About" hint="28 of 120 characters." defaultValue="Three full-size turf fields." />
    </Sample>
    <Sample label="With an error" isWide>
      <TextField label="Name" defaultValue=" " error="Enter a name." />
      <NumberField label="Clear height" unit="ft" defaultValue={-3} error="At least 0 ft." />
      <SelectField label="Surface" options={surfaceOptions} error="Choose one." />
      <TextArea label="About" error="The text has 131 characters. The limit is 120." />
    </Sample>
    <Sample label="Disabled and read only" isWide>
      <TextField label="Name" defaultValue="Fieldhouse" disabled />
      <TextField label="Address" defaultValue="1 Mill Road" readOnly />
      <NumberField label="Seats" unit="people" disabled />
      <SelectField label="Surface" options={surfaceOptions} disabled />
      <TextArea label="About" disabled />
    </Sample>
    <Sample label="200 characters" isWide>
      <TextField label={longName} defaultValue={longName} hint={longName} />
      <SelectField label="One long choice" options={optionsOf([longName])} error={longName} />
    </Sample>
  </>
)

function StepperSample() {
  const [rooms, setRooms] = useState('38')
  return (
    <StepperField
      label="Rooms"
      hint="60 in the block"
      value={rooms}
      onChange={({ target }) => setRooms(target.value)}
      onStep={(by) => setRooms(String(Math.max(0, Number(rooms) + by)))}
    />
  )
}

const places = optionsOf(['Both', 'Indoor', 'Outdoor'])
const roles = [
  { value: 'Manager', label: 'Manager', hint: 'Can edit everything.' },
  { value: 'Sales', label: 'Sales', hint: 'Answers requests.' },
  { value: 'Marketing', label: 'Marketing', isDisabled: true },
]
const surfaces = ['Asphalt', 'Concrete', 'Grass', 'Hardwood', 'Ice', 'Sand', 'Synthetic', 'Turf', longName]

export function ChoiceSamples() {
  const [place, setPlace] = useState('Indoor')
  const [chosen, setChosen] = useState(['Ice'])
  return (
    <>
      <Sample label="Checkboxes" isWide>
        <div>
          <Checkbox label="Basketball" count={88} defaultChecked />
          <Checkbox label="Volleyball" count={1} />
          <Checkbox label="All sports" isPartial />
          <Checkbox label="Ice Hockey" count={0} disabled />
          <Checkbox label="Always chosen" defaultChecked disabled />
          <Checkbox label="I have read the rules" error="Check the box to continue." />
          <Checkbox label="Notify my members" hint="By email, once." />
          <Checkbox label={longName} count={12_345} />
        </div>
      </Sample>
      <Sample label="Choice list, the rest collapsed" isWide>
        <div>
          <ChoiceList
            one="a surface"
            many="surfaces"
            names={surfaces}
            chosen={new Set(chosen)}
            firstShown={6}
            onChoose={(name, isChosen) =>
              setChosen(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
        </div>
      </Sample>
      <Sample label="Radio inputs" isWide>
        <RadioGroup label="Role" options={roles} defaultValue="Sales" />
        <RadioGroup label="Role" options={roles} error="Choose one." />
        <RadioGroup label="Role" options={roles} defaultValue="Manager" disabled />
      </Sample>
      <Sample label="Segments" isWide>
        <Segmented
          label="Location"
          options={places}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <Segmented label="Disabled" options={places} defaultValue="Both" disabled />
      </Sample>
      <Sample label="Switches" isWide>
        <div>
          <SwitchField label="Visible to others" defaultChecked />
          <SwitchField label="Mute this group" hint="It stays in your list." />
          <SwitchField label="Off and disabled" disabled />
          <SwitchField label="On and disabled" defaultChecked disabled />
        </div>
      </Sample>
      <Sample label="Stars" isWide>
        <StarInput label="Your rating" />
        <StarInput label="Your rating" defaultValue="4" hint="Out of five." />
        <StarInput label="Your rating" error="Choose from 1 to 5 stars." />
      </Sample>
    </>
  )
}
