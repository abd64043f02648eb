import type { ReactNode } from 'react';
import type { User } from '../../contract/users.js';
import { Password } from './password.js';
import { Profile } from './profile.js';
import { Sessions } from './sessions.js';
import { settingsTexts } from './texts.js';
import { TwoStep } from './two-step.js';
import './settings.css';

/** Everything a person may set of their own account. */
export function Settings({ user, meter }: { user: User; meter: (id: string, password: string) => ReactNode }) {
  return (
    <div className="settings">
      <h1 className="title">{settingsTexts.title}</h1>
      <Profile user={user} />
      <Password meter={meter} />
      <TwoStep />
      <Sessions />
    </div>
  );
}
