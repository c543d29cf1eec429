import { useState } from 'react'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { ChoiceList } from '../../components/fields/choice-list.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { StarInput } from '../../components/fields/star-input.tsx'
import { SwitchField } from '../../components/fields/switch-field.tsx'
import { longName, optionsOf, Sample } from './sample.tsx'

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
