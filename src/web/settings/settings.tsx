import type { ReactNode } from 'react';
import type { User } from '../../contract/users.js';
import { Mark } from '../kit/marks.js';
import { Activity } from './activity.js';
import { DeleteAccount } from './delete-account.js';
import { ExportData } from './export.js';
import { Notifications } from './notifications.js';
import { Part } from './part.js';
import { Password } from './password.js';
import { Profile } from './profile.js';
import { Providers } from './providers.js';
import { Sessions } from './sessions.js';
import { languageTexts, planTexts, settingsTexts, twoStepTexts } from './texts.js';
import { TwoStep } from './two-step.js';
import './settings.css';

interface SettingsProps {
  user: User;
  /** Shows how strong a password is. */
  meter: (id: string, password: string) => ReactNode;
  /** What one has bought, and how to change it. */
  plan: ReactNode;
  /** Chooses the language of the interface. */
  language: ReactNode;
  /** The account is gone: the page is left. */
  onDeleted: () => void;
}

/** Everything a person may set of their own account. */
export function Settings({ user, meter, plan, language, onDeleted }: SettingsProps) {
  return (
    <div className="settings">
      <h1 className="title">{settingsTexts.title}</h1>
      {user.mustSetUpTwoStep && (
        <div className="settings-first" role="alert">
          <Mark name="diamond" />
          <p className="read">
            <b>{twoStepTexts.firstTitle}</b> {twoStepTexts.first} <a href="#two-step">{twoStepTexts.firstGo}</a>
          </p>
        </div>
      )}
      <Profile user={user} />
      {user.userType === 'patient' && <Providers />}
      <Password meter={meter} />
      <TwoStep />
      <Sessions />
      <Notifications userType={user.userType} />
      <Part id="language" title={languageTexts.title}>
        <p>{languageTexts.about}</p>
        {language}
      </Part>
      {!user.mustSetUpTwoStep && (
        <Part id="plan" title={planTexts.title}>
          {plan}
        </Part>
      )}
      <Activity />
      {!user.mustSetUpTwoStep && <ExportData userType={user.userType} />}
      <DeleteAccount onDeleted={onDeleted} />
    </div>
  );
}
