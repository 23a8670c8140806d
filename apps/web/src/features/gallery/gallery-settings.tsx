import { useState } from 'react';
import { Bar } from '../../ui/data/bar.tsx';
import { BarTable } from '../../ui/data/bar-table.tsx';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { ColumnChart } from '../../ui/data/column-chart.tsx';
import { MiniBars } from '../../ui/data/mini-bars.tsx';
import { ColorField } from '../../ui/fields/color-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PictureChoice } from '../../ui/fields/picture-choice.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Row, Sample, Samples } from './gallery-sample.tsx';

export function GallerySettings() {
  return (
    <Section id="settings" title="Settings" description="Parts that only screens with settings and figures load.">
      <div className="flex flex-col gap-10">
        <Samples>
          <Colors />
          <ColorField
            label="Text color"
            name="g-faint"
            value="#ffd400"
            onChange={() => undefined}
            error="This color is too faint to be made out"
          />
          <ColorField label="Accent" name="g-fixed" value="#0b5a34" onChange={() => undefined} isDisabled />
          <Numbers />
          <NumberField
            label="Size"
            name="g-size"
            value="50"
            onChange={() => undefined}
            min={44}
            max={48}
            error="Enter a whole number from 44 to 48"
          />
          <NumberField
            label="Offset"
            name="g-offset"
            value="20"
            onChange={() => undefined}
            min={0}
            max={400}
            isDisabled
          />
          <Pictures label="Shape" />
          <Pictures label="Shape, not to be changed" isDisabled />
          <Sample name="Small bars: some, one, none">
            <Row>
              <MiniBars values={[940, 1_012, 1_180, 1_201, 1_364, 703]} label="Visits by month, this one so far 703" />
              <MiniBars values={[0, 0, 0, 0, 0, 61]} label="Visits by month, this one so far 61" />
              <MiniBars values={[0, 0, 0, 0, 0, 0]} label="No visits in six months" />
            </Row>
          </Sample>
          <Sample name="Bar: none, a part, more than all">
            <div className="flex flex-col gap-3">
              <Bar share={0} />
              <Bar share={0.4} />
              <Bar share={1.3} />
            </div>
          </Sample>
          <Sample name="Columns over time">
            <ColumnChart
              label="Visits"
              columns={months.toReversed().map((month) => ({ ...month, short: month.name.slice(0, 1) }))}
            />
          </Sample>
          <Sample name="Bars in a table">
            <BarTable label="Visits" columns={{ name: 'Month', value: 'Visits' }} rows={months} />
          </Sample>
        </Samples>
        <CodeBlock
          label="Code to take along"
          code={'<script src="https://cdn.example.com/a-rather-long-address/widget.js" defer></script>'}
          copyLabel="Copy code"
          confirmationMs={2000}
        />
      </div>
    </Section>
  );
}

function Colors() {
  const [color, setColor] = useState('#1e4ed8');
  return (
    <ColorField label="Main color" name="g-color" description="By code or by eye." value={color} onChange={setColor} />
  );
}

function Numbers() {
  const [value, setValue] = useState('46');
  return <NumberField label="Size" name="g-number" unit="pixels" value={value} onChange={setValue} min={44} max={48} />;
}

function Pictures({ label, isDisabled }: { label: string; isDisabled?: boolean }) {
  const [shape, setShape] = useState<'round' | 'square'>('round');
  return (
    <PictureChoice
      label={label}
      isDisabled={isDisabled}
      value={shape}
      onChange={setShape}
      options={[
        { id: 'round', label: 'Round', picture: <span className="size-8 rounded-full border-2 border-current" /> },
        { id: 'square', label: 'Square', picture: <span className="size-8 border-2 border-current" /> },
      ]}
    />
  );
}

const months = [
  { id: 'mar', name: 'March', note: '(so far)', value: 12_400 },
  { id: 'feb', name: 'February', value: 38_210 },
  { id: 'jan', name: 'January', value: 3 },
  { id: 'dec', name: 'December', value: 0 },
];
