import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { User } from '../../../contract/users.js';
import { StrengthMeter } from '../../account/strength-meter.js';
import { PlanPanel } from '../../billing/plan-panel.js';
import { usePageTitle } from '../../kit/page-title.js';
import { showToast } from '../../kit/toast-store.js';
import { Settings } from '../../settings/settings.js';
import { deleteTexts, settingsTexts } from '../../settings/texts.js';
import { LanguageSwitch } from '../language-switch.js';
import { leaveAccount } from '../leave-account.js';
import { MemberShell } from '../member-shell.js';
import { paths } from '../paths.js';

export default function SettingsPage({ user }: { user: User }) {
  usePageTitle(settingsTexts.title);
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const leave = () => {
    leaveAccount(client, navigate);
    showToast(deleteTexts.deleted);
  };
  return (
    <MemberShell user={user} crumb>
      <Settings
        user={user}
        meter={(id, password) => <StrengthMeter id={id} password={password} />}
        plan={<PlanPanel pricingPath={paths.pricing} />}
        language={<LanguageSwitch />}
        onDeleted={leave}
      />
    </MemberShell>
  );
}
