import { Toaster } from '@/components/feedback/Toaster';
import { Tooltips } from '@/components/feedback/Tooltips';
import { UpdatePrompt } from '@/components/feedback/UpdatePrompt';
import { Footer } from './Footer';

/** The part of the shell that nobody needs in the first second: it comes in a chunk of its own. */
export default function AfterMain() {
  return (
    <>
      <Footer />
      <UpdatePrompt />
      <Toaster />
      <Tooltips />
    </>
  );
}
