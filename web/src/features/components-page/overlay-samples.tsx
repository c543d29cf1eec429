import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { Dialog, Sheet } from '../../components/overlays/dialog.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { Popover } from '../../components/overlays/popover.tsx'
import { SidePanel } from '../../components/overlays/side-panel.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { longName, Sample } from './sample.tsx'

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'sheet' | 'panel'>()
  const [theme, setTheme] = useState('System')
  const close = () => setOpen(undefined)
  return (
    <>
      <Sample label="Menu">
        <Menu
          trigger={<Button>Me</Button>}
          items={[
            { label: 'My account', icon: 'circle-user', to: '#overlays' },
            { label: 'Notifications', icon: 'bell', to: '#overlays', note: '99+' },
            { label: 'Help', icon: 'circle-question-mark', href: 'https://example.test/help' },
            { label: 'Not yet', icon: 'clock', isDisabled: true },
            'separator',
            ...['Light', 'Dark', 'System'].map((label) => ({
              label,
              isChecked: label === theme,
              onSelect: () => setTheme(label),
            })),
            'separator',
            { label: 'Delete', icon: 'trash-2', isDanger: true, onSelect: () => undefined },
          ]}
        />
      </Sample>
      <Sample label="Popover">
        <Popover label="Share" trigger={<Button icon="share">Share</Button>}>
          <TextField label="Link" readOnly value="https://example.test/facilities/1" />
        </Popover>
      </Sample>
      <Sample label="Dialog, a long one, a sheet, and a panel beside the page">
        <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
        <Button onClick={() => setOpen('long')}>Open a long dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Open the sheet</Button>
        <Button onClick={() => setOpen('panel')}>Open the panel</Button>
        <Dialog
          isOpen={open === 'dialog'}
          onOpenChange={close}
          title="Rename the space"
          description="Visitors see the new name right away."
          footer={
            <>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button variant="primary" onClick={close}>
                Rename
              </Button>
            </>
          }
        >
          <TextField label="Name" defaultValue="North court" />
        </Dialog>
        <Dialog
          isOpen={open === 'long'}
          onOpenChange={close}
          title={longName}
          size="l"
          footer={<Button onClick={close}>Close it</Button>}
        >
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>{longName}</p>
          ))}
        </Dialog>
        <Sheet
          isOpen={open === 'sheet'}
          onOpenChange={close}
          title="Filters"
          footer={
            <>
              <Button variant="quiet" onClick={close}>
                Clear all
              </Button>
              <Button variant="primary" size="l" onClick={close}>
                Show 38 facilities
              </Button>
            </>
          }
        >
          {Array.from({ length: 24 }, (_, index) => (
            <Checkbox key={index} label={`Sport ${index + 1}`} count={index} />
          ))}
        </Sheet>
        <SidePanel
          isOpen={open === 'panel'}
          onOpenChange={close}
          title={longName}
          note="The page stays usable beside it."
          footer={<TextField label="Question" />}
        >
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>{longName}</p>
          ))}
        </SidePanel>
      </Sample>
    </>
  )
}
