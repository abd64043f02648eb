import { Tabs as Parts } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './tabs.css';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  panel: ReactNode;
}

/** Tabs with a rule under the chosen one. Arrow keys move and choose. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Parts.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Parts.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Parts.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Parts.Tab>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Panel key={tab.value} value={tab.value} className="tab-panel">
          {tab.panel}
        </Parts.Panel>
      ))}
    </Parts.Root>
  );
}
