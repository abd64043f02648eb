import { useLocation, useSearchParams } from 'wouter';
import type { User } from '../../../contract/users.js';
import { CheckoutDone } from '../../billing/checkout-done.js';
import { TestCheckout } from '../../billing/test-checkout.js';
import { usePageTitle } from '../../kit/page-title.js';
import { MemberNav } from '../member-nav.js';
import { paths } from '../paths.js';
import { PageFoot, Shell } from '../shell.js';
import { SignInFirst } from '../sign-in-first.js';
import { frameTexts } from '../texts.js';

/** The checkout of the test mode, and the page to which every checkout comes back. */
export default function CheckoutPage({ user, testId }: { user: User | null; testId: string | null }) {
  const [path] = useLocation();
  const [search] = useSearchParams();
  usePageTitle(frameTexts.checkout);
  if (!user) return <SignInFirst next={path} />;
  const item = search.get('item');
  return (
    <Shell header={<MemberNav user={user} crumb />} foot={<PageFoot />}>
      {testId === null ? (
        <CheckoutDone item={item} homePath={user.userType === 'provider' ? paths.providerHome : paths.home} />
      ) : (
        <TestCheckout id={testId} donePath={paths.checkoutDone} />
      )}
    </Shell>
  );
}
