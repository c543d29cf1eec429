import { useState } from 'react'
import { Checkbox } from '../../components/checkbox.tsx'
import { ChoiceList } from '../../components/choice-list.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { StarInput } from '../../components/star-input.tsx'
import { SwitchField } from '../../components/switch-field.tsx'
import styles from './components-page.module.css'
import { longName } from './sample-texts.ts'
import { Sample } from './theme-columns.tsx'

const places = ['Both', 'Indoor', 'Outdoor'].map((label) => ({ value: label, label }))
const roles = [
  { value: 'Manager', label: 'Manager', hint: 'Changes everything.' },
  { value: 'Sales', label: 'Sales', hint: 'Answers requests.' },
  { value: 'Marketing', label: 'Marketing', isDisabled: true },
]
const surfaces = ['Asphalt', 'Concrete', 'Grass', 'Hardwood', 'Ice', 'Sand', 'Synthetic', 'Turf', longName]
const wide = styles.fill

export function ChoiceSamples() {
  const [place, setPlace] = useState('Indoor')
  const [chosen, setChosen] = useState(['Ice'])
  return (
    <>
      <Sample label="Checkboxes">
        <div className={wide}>
          <Checkbox label="Basketball" count={88} defaultChecked />
          <Checkbox label="Volleyball" count={1} />
          <Checkbox label="Ice Hockey" count={0} disabled />
          <Checkbox label="Chosen for good" defaultChecked disabled />
          <Checkbox label="I have read the rules" error="Tick it to go on." />
          <Checkbox label="Tell my members" hint="By e-mail, once." />
          <Checkbox label={longName} count={12_345} />
        </div>
      </Sample>
      <Sample label="Names to choose from: some at first">
        <div className={wide}>
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
      <Sample label="Radio inputs">
        <RadioGroup className={wide} label="Role" options={roles} defaultValue="Sales" />
        <RadioGroup className={wide} label="Role" options={roles} error="Choose one." />
        <RadioGroup className={wide} label="Role" options={roles} defaultValue="Manager" disabled />
      </Sample>
      <Sample label="Segments">
        <Segmented
          className={wide}
          label="Location"
          options={places}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <Segmented className={wide} label="Disabled" options={places} defaultValue="Both" disabled />
      </Sample>
      <Sample label="Switches">
        <div className={wide}>
          <SwitchField label="Visible to others" defaultChecked />
          <SwitchField label="Mute this group" hint="You still see it in the list." />
          <SwitchField label="Off and disabled" disabled />
          <SwitchField label="On and disabled" defaultChecked disabled />
        </div>
      </Sample>
      <Sample label="Stars">
        <StarInput className={wide} label="Your rating" />
        <StarInput className={wide} label="Your rating" defaultValue="4" hint="Of five." />
        <StarInput className={wide} label="Your rating" error="Choose from 1 to 5 stars." />
      </Sample>
    </>
  )
}
