import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { onboardingTexts } from './onboarding-texts.ts';

/** For a plan without a listed price: `onPress` opens a booking. Where none is offered, it is a mail to support. */
export function TalkButton({ onPress }: { onPress: () => void }) {
  const { talk } = useTexts(onboardingTexts);
  const { bookingUrls, supportEmail } = settings.brand;
  return bookingUrls[30] === null ? (
    <a href={`mailto:${supportEmail}`} className={buttonClass({ variant: 'primary' })}>
      {talk}
    </a>
  ) : (
    <Button variant="primary" onPress={onPress}>
      {talk}
    </Button>
  );
}
