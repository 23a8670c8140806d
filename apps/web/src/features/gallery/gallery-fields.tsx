import { useState } from 'react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Sample, Samples } from './gallery-sample.tsx';

export function GalleryFields() {
  return (
    <Section id="fields" title="Fields" description="Labels above, help below the label, errors next to the input.">
      <Samples>
        <TextField label="First name" name="g-first" autoComplete="off" />
        <TextField label="Organization name" name="g-organization" isRequired={false} placeholder="e.g. Bakery Lane" />
        <TextField
          label="Website"
          name="g-website"
          type="url"
          description="The address people type to reach it, without a path."
          defaultValue="www.example.com"
        />
        <TextField
          label="Email"
          name="g-email"
          type="email"
          defaultValue="ada@"
          error="Enter an email address in the correct format, like name@example.com"
        />
        <TextField
          label="Email"
          name="g-locked"
          isReadOnly
          defaultValue="invited@example.com"
          description="Set by your invitation."
        />
        <TextField label="Domain" name="g-disabled" isDisabled defaultValue="example.com" />
        <PasswordField
          label="Password"
          name="g-password"
          defaultValue="correct horse"
          description="At least 8 characters."
        />
        <PasswordField label="Confirm password" name="g-confirm" error="Passwords do not match" />
        <TextField
          label="The name under which your organization is registered, as it should stand on its invoices"
          name="g-long"
          defaultValue="The Society for Unusually Long Names of Places, Streets, Rivers and Other Landmarks"
          description="It is printed on every invoice, in the mails we send to your team, and at the top of the sidebar."
          error="This name is already taken by another organization: add a place or a year to tell the two apart"
        />
        <Note />
        <Search start="Ada" />
        <Search start="" />
        <Choice />
        <Select
          label="Role"
          items={roles}
          selectedId={null}
          onChange={() => undefined}
          placeholder="Choose a role"
          error="Choose a role"
        />
        <Select label="Website" items={roles} selectedId="ORG_USER" onChange={() => undefined} isDisabled />
        <Sample name="Checkbox">
          <Checkboxes />
        </Sample>
        <Sample name="Switch">
          <Switches />
        </Sample>
        <Radios label="Position" />
        <Radios label="Position, not to be changed" isDisabled />
      </Samples>
    </Section>
  );
}

function Note() {
  const [value, setValue] = useState('The slider is announced as “image”.\nIt cannot be stopped.');
  return (
    <TextArea
      label="What did you find?"
      name="g-note"
      value={value}
      onChange={setValue}
      description="A sentence or two."
      isRequired={false}
    />
  );
}

function Search({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchField
      label="Search members"
      name={`g-search-${start}`}
      value={value}
      onChange={setValue}
      placeholder="Name or email"
    />
  );
}

function Choice() {
  const [role, setRole] = useState<'ORG_ADMIN' | 'ORG_USER'>('ORG_USER');
  return (
    <Select label="Role" description="Admins can invite and pay." items={roles} selectedId={role} onChange={setRole} />
  );
}

function Checkboxes() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Checkbox isSelected={isOn} onChange={setOn} name="g-remember">
        Remember me
      </Checkbox>
      <Checkbox isSelected={!isOn} onChange={(next) => setOn(!next)} name="g-forget">
        Forget me
      </Checkbox>
      <Checkbox isSelected={false} onChange={() => undefined} name="g-terms" error="You must agree before you continue">
        I agree to the terms of service and to the privacy policy, which I have had the time to read
      </Checkbox>
      <Checkbox isSelected isDisabled onChange={() => undefined}>
        Essential cookies
      </Checkbox>
    </>
  );
}

function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch isSelected={isOn} onChange={setOn} description="Helps us see which pages are used.">
        Analytics
      </Switch>
      <Switch isSelected={!isOn} onChange={(next) => setOn(!next)}>
        Marketing
      </Switch>
      <Switch isSelected isDisabled onChange={() => undefined} description="Always active.">
        Essential
      </Switch>
    </>
  );
}

function Radios({ label, isDisabled }: { label: string; isDisabled?: boolean }) {
  const [side, setSide] = useState<'LEFT' | 'RIGHT'>('RIGHT');
  return (
    <RadioGroup
      label={label}
      isDisabled={isDisabled}
      value={side}
      onChange={setSide}
      options={[
        { id: 'LEFT', label: 'Left', description: 'Bottom left corner of the page.' },
        { id: 'RIGHT', label: 'Right' },
      ]}
    />
  );
}

const roles = [
  { id: 'ORG_ADMIN', label: 'Admin' },
  { id: 'ORG_USER', label: 'User' },
] as const;
